import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../api/load-query.ts';
import { placeQueries } from '../../features/places/queries.ts';
import { type ListSearch, readListSearch } from '../../features/properties/list/list-search.ts';
import { listHead } from '../../features/properties/list/list-title.ts';
import { PropertyListScreen } from '../../features/properties/list/property-list-screen.tsx';
import { propertyQueries } from '../../features/properties/queries.ts';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/propertielist')({
  // Splits the loader off too: other screens' first load omits the code that reads the search.
  codeSplitGroupings: [['component', 'loader']],
  // Not validated here: the screen ignores invalid values and names them.
  validateSearch: (search: Record<string, unknown>) => search as ListSearch,
  beforeLoad: withTexts('search'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, i18n }, deps: search }) => {
    const { query } = readListSearch(search);
    await Promise.all([
      loadQuery(queryClient, propertyQueries.list(query)),
      loadQuery(queryClient, propertyQueries.init()),
      query.regionId && loadQuery(queryClient, placeQueries.regions()),
    ]);
    return listHead(i18n.getFixedT(null, ['properties', 'search']), queryClient, search);
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PropertyListScreen,
});
