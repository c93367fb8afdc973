import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../api/load-query.ts';
import { positionStore } from '../../features/places/position-store.ts';
import { NearScreen } from '../../features/properties/near/near-screen.tsx';
import { type NearSearch, nearRequest, readNearSearch } from '../../features/properties/near/near-search.ts';
import { propertyQueries } from '../../features/properties/queries.ts';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/nearproperties')({
  // Splits the loader off too: other screens' first load omits the code that reads the search.
  codeSplitGroupings: [['component', 'loader']],
  // Not validated here: the screen ignores invalid values and names them.
  validateSearch: (search: Record<string, unknown>) => search as NearSearch,
  beforeLoad: withTexts('search'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: search }) => {
    const request = nearRequest(readNearSearch(search).query, positionStore.current().position);
    await Promise.all([
      loadQuery(queryClient, propertyQueries.near(request)),
      loadQuery(queryClient, propertyQueries.init()),
    ]);
  },
  head: ({ match: { context } }) => {
    const t = context.i18n.getFixedT(null, ['properties', 'search']);
    return {
      meta: [
        { title: t('search:list.brand', { title: t('search:near.title') }) },
        { name: 'description', content: t('search:near.description') },
      ],
    };
  },
  component: NearScreen,
});
