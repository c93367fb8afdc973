import { useRouter } from '@tanstack/react-router';

/** Where the three buttons of core §2 lead, in the router's own writing. */
export const TARGETS = {
  preview: '/propertypreview/$id',
  reservation: '/propertyreservation/$id',
  finance: '/createfinance/$id',
} as const;
export type Target = keyof typeof TARGETS;

/** A parameter by whatever name: the specification says {id} here and {key} there. */
const shapeOf = (path: string) => path.replace(/\$\w+/g, '$').replace(/\/$/, '');

/**
 * Which of the targets are screens of this app, each as the path that leads there for a property.
 */
export function openTargets(paths: readonly string[], id: number): Partial<Record<Target, string>> {
  const shapes = new Set(paths.map(shapeOf));
  const open = Object.entries(TARGETS).filter(([, path]) => shapes.has(shapeOf(path)));
  return Object.fromEntries(open.map(([target, path]) => [target, path.replace('$id', String(id))]));
}

/** The same of the app's router: a link to a screen that is not there is never shown. */
export function useOpenTargets(id: number): Partial<Record<Target, string>> {
  const router = useRouter();
  return openTargets(Object.keys(router.routesByPath), id);
}
