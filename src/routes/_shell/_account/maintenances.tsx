import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { OrderScreen } from '../../../features/maintenance/order-screen.tsx';
import type { OrderSearch } from '../../../features/maintenance/order-search.ts';
import { orderQueries } from '../../../features/maintenance/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/maintenances')({
  beforeLoad: withTexts('maintenance', 'draft'),
  validateSearch: (search: Record<string, unknown>) => search as OrderSearch,
  loader: ({ context }) => loadQuery(context.queryClient, orderQueries.init()),
  head: textHead('maintenance:order.head'),
  component: OrderScreen,
  codeSplitGroupings: [['component', 'loader']],
});
