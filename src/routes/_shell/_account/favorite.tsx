import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { favouriteQueries } from '../../../features/favourites/queries.ts';
import { favouritePage } from '../../../features/properties/favourite-list-data.ts';
import { FavouriteListScreen } from '../../../features/properties/favourite-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/favorite')({
  beforeLoad: withTexts('account'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, favouriteQueries.list(favouritePage(deps))),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('account:favourites.head.title') },
      { name: 'description', content: context.i18n.t('account:favourites.head.description') },
    ],
  }),
  component: FavouriteListScreen,
  // What reads an address weighs on no other screen's first load.
  codeSplitGroupings: [['component', 'loader']],
});
