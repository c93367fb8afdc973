import { useRouter } from '@tanstack/react-router';

/** The routes of core §2's three buttons, as the router writes them. */
export const TARGETS = {
  preview: '/propertypreview/$id',
  reservation: '/propertyreservation/$id',
  finance: '/createfinance/$id',
} as const;
export type Target = keyof typeof TARGETS;

/** Ignores parameter names: the specification says {id} here and {key} there. */
const shapeOf = (path: string) => path.replace(/\$\w+/g, '$').replace(/\/$/, '');

/** Which of the targets are screens of this app, each with its path for the property. */
export function openTargets(paths: readonly string[], id: number): Partial<Record<Target, string>> {
  const shapes = new Set(paths.map(shapeOf));
  const open = Object.entries(TARGETS).filter(([, path]) => shapes.has(shapeOf(path)));
  return Object.fromEntries(open.map(([target, path]) => [target, path.replace('$id', String(id))]));
}

/** The same from the app's router: no link leads to a missing screen. */
export function useOpenTargets(id: number): Partial<Record<Target, string>> {
  const router = useRouter();
  return openTargets(Object.keys(router.routesByPath), id);
}
