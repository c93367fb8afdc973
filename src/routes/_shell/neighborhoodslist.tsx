import { createFileRoute } from '@tanstack/react-router';
import {
  loadNeighborhoodList,
  type NeighborhoodSearch,
} from '../../features/places/neighborhood-list-data.ts';
import { neighborhoodListHead } from '../../features/places/neighborhood-list-head.ts';
import { NeighborhoodListScreen } from '../../features/places/neighborhood-list-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/neighborhoodslist')({
  // What reads an address weighs on no other screen's first load.
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: withTexts('neighborhoods'),
  // Kept as it stands: the screen reads it forgivingly and names what it could not use.
  validateSearch: (search: Record<string, unknown>) => search as NeighborhoodSearch,
  loaderDeps: ({ search: { cityId } }) => ({ cityId }),
  loader: async ({ context, deps }) => {
    await loadNeighborhoodList(context.queryClient, deps);
    return neighborhoodListHead(context, deps);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: NeighborhoodListScreen,
});
