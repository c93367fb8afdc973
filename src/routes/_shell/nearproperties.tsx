import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../api/load-query.ts';
import { positionStore } from '../../features/places/position-store.ts';
import { NearScreen } from '../../features/properties/near-screen.tsx';
import { type NearSearch, nearRequest, readNearSearch } from '../../features/properties/near-search.ts';
import { propertyQueries } from '../../features/properties/queries.ts';

export const Route = createFileRoute('/_shell/nearproperties')({
  // Kept as it stands: the screen reads it forgivingly and names what it could not use.
  validateSearch: (search: Record<string, unknown>) => search as NearSearch,
  loaderDeps: ({ search }) => readNearSearch(search).query,
  loader: async ({ context: { queryClient }, deps: query }) => {
    const request = nearRequest(query, positionStore.current().position);
    await Promise.all([
      loadQuery(queryClient, propertyQueries.near(request)),
      loadQuery(queryClient, propertyQueries.init()),
    ]);
  },
  head: ({ match: { context } }) => {
    const t = context.i18n.getFixedT(null, 'properties');
    return {
      meta: [
        { title: t('list.brand', { title: t('near.title') }) },
        { name: 'description', content: t('near.description') },
      ],
    };
  },
  component: NearScreen,
});
