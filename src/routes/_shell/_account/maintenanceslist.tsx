import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { OrderListScreen } from '../../../features/maintenance/order-list-screen.tsx';
import { orderQueries } from '../../../features/maintenance/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { pageIn } from '../../../lib/page-in-address.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/maintenanceslist')({
  beforeLoad: withTexts('maintenance'),
  validateSearch: (search: Record<string, unknown>) => search as { tab?: string; page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, orderQueries.list(pageIn(deps))),
  head: textHead('maintenance:list.head'),
  component: OrderListScreen,
  codeSplitGroupings: [['component', 'loader']],
});
