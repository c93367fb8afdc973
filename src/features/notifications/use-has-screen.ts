import { useRouter } from '@tanstack/react-router';

/** Tells of a path (without search) whether this app has its screen: no link leads to one that it has not. */
export function useHasScreen(): (path: string) => boolean {
  const router = useRouter();
  return (path) => router.getMatchedRoutes(path)[2] !== undefined;
}
