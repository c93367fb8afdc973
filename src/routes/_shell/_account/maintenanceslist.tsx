import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { OrderListScreen } from '../../../features/maintenance/order-list-screen.tsx';
import { orderPage } from '../../../features/maintenance/order-search.ts';
import { orderQueries } from '../../../features/maintenance/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/maintenanceslist')({
  beforeLoad: withTexts('maintenance'),
  validateSearch: (search: Record<string, unknown>) => search as { tab?: string; page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, orderQueries.list(orderPage(deps))),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('maintenance:list.head.title') },
      { name: 'description', content: context.i18n.t('maintenance:list.head.description') },
    ],
  }),
  component: OrderListScreen,
  codeSplitGroupings: [['component', 'loader']],
});
