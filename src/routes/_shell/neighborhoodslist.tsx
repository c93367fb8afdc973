import { createFileRoute } from '@tanstack/react-router';
import {
  loadNeighborhoodList,
  type NeighborhoodSearch,
} from '../../features/places/neighborhood-list-data.ts';
import { neighborhoodListHead } from '../../features/places/neighborhood-list-head.ts';
import { NeighborhoodListScreen } from '../../features/places/neighborhood-list-screen.tsx';

export const Route = createFileRoute('/_shell/neighborhoodslist')({
  // Kept as it stands: the screen reads it forgivingly and names what it could not use.
  validateSearch: (search: Record<string, unknown>) => search as NeighborhoodSearch,
  loaderDeps: ({ search: { cityId } }) => ({ cityId }),
  loader: ({ context, deps }) => loadNeighborhoodList(context.queryClient, deps),
  head: ({ match }) => neighborhoodListHead(match.context, match.search),
  component: NeighborhoodListScreen,
});
