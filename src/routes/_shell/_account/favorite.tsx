import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { favouriteQueries } from '../../../features/favourites/queries.ts';
import { FavouriteListScreen } from '../../../features/properties/list/favourite-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { pageIn } from '../../../lib/page-in-address.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/favorite')({
  beforeLoad: withTexts('account'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, favouriteQueries.list(pageIn(deps))),
  head: textHead('account:favourites.head'),
  component: FavouriteListScreen,
  // Splits the loader off too: other screens' first load omits the code that reads the search.
  codeSplitGroupings: [['component', 'loader']],
});
