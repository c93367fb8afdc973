import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../api/load-query.ts';
import { HomeScreen } from '../../features/home/home-screen.tsx';
import { homeQueries } from '../../features/home/queries.ts';
import { positionStore } from '../../features/places/position-store.ts';
import { placeQueries } from '../../features/places/queries.ts';
import { textHead } from '../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      loadQuery(queryClient, homeQueries.get(positionStore.current().position)),
      loadQuery(queryClient, placeQueries.regions()),
    ]);
  },
  head: textHead('home:head'),
  component: HomeScreen,
});
