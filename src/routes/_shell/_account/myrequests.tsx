import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { requestQueries } from '../../../features/requests/queries.ts';
import { type RequestSearch, readRequestSearch } from '../../../features/requests/request-search.ts';
import { RequestsScreen } from '../../../features/requests/requests-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/myrequests')({
  beforeLoad: withTexts('requests', 'search'),
  validateSearch: (search: Record<string, unknown>) => search as RequestSearch,
  loaderDeps: ({ search: { category, id, page } }) => ({ category, id, page }),
  loader: ({ context: { queryClient }, deps }) => {
    const { category, id, page } = readRequestSearch(deps);
    if (id) void loadQuery(queryClient, requestQueries.one(category, id));
    else void loadQuery(queryClient, requestQueries.mine(page));
  },
  head: textHead('requests:list.head'),
  component: RequestsScreen,
  codeSplitGroupings: [['component', 'loader']],
});
