import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { sideIn, viewingQueries } from '../../../features/viewings/queries.ts';
import { ViewingListScreen } from '../../../features/viewings/viewing-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { pageIn } from '../../../lib/page-in-address.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/previewlist')({
  beforeLoad: withTexts('viewings'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number; side?: string },
  loaderDeps: ({ search: { page, side } }) => ({ page, side }),
  loader: ({ context, deps }) =>
    loadQuery(context.queryClient, viewingQueries.list(pageIn(deps), sideIn(deps))),
  head: textHead('viewings:list.head'),
  component: ViewingListScreen,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader']],
});
