import { createFileRoute } from '@tanstack/react-router';
import {
  loadNeighborhoodList,
  type NeighborhoodSearch,
} from '../../features/places/neighborhood-list-data.ts';
import { neighborhoodListHead } from '../../features/places/neighborhood-list-head.ts';
import { NeighborhoodListScreen } from '../../features/places/neighborhood-list-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/neighborhoodslist')({
  // Splits the loader off too: other screens' first load omits the code that reads the search.
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: withTexts('neighborhoods'),
  // Not validated here: the screen ignores invalid values and names them.
  validateSearch: (search: Record<string, unknown>) => search as NeighborhoodSearch,
  loaderDeps: ({ search: { cityId } }) => ({ cityId }),
  loader: async ({ context, deps }) => {
    await loadNeighborhoodList(context.queryClient, deps);
    return neighborhoodListHead(context, deps);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: NeighborhoodListScreen,
});
