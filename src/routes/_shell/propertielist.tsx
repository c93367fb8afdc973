import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../api/load-query.ts';
import { placeQueries } from '../../features/places/queries.ts';
import { type ListSearch, readListSearch } from '../../features/properties/list-search.ts';
import { listHead } from '../../features/properties/list-title.ts';
import { PropertyListScreen } from '../../features/properties/property-list-screen.tsx';
import { propertyQueries } from '../../features/properties/queries.ts';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/propertielist')({
  // Kept as it stands: the screen reads it forgivingly and names what it could not use.
  validateSearch: (search: Record<string, unknown>) => search as ListSearch,
  beforeLoad: withTexts('search'),
  loaderDeps: ({ search }) => readListSearch(search).query,
  loader: async ({ context: { queryClient }, deps: query }) => {
    await Promise.all([
      loadQuery(queryClient, propertyQueries.list(query)),
      loadQuery(queryClient, propertyQueries.init()),
      query.regionId && loadQuery(queryClient, placeQueries.regions()),
    ]);
  },
  head: ({ match }) => listHead(match.context.i18n.getFixedT(null, ['properties', 'search']), match.search),
  component: PropertyListScreen,
});
