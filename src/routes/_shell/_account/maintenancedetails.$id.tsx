import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { OrderDetailScreen } from '../../../features/maintenance/order-detail-screen.tsx';
import { orderIdOf } from '../../../features/maintenance/order-search.ts';
import { orderQueries } from '../../../features/maintenance/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { RecordNotFound } from '../../../shell/record-not-found.tsx';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/maintenancedetails/$id')({
  staticData: { hidesTabs: true },
  beforeLoad: withTexts('maintenance'),
  loader: ({ context, params }) => {
    const id = orderIdOf(params.id);
    if (id === null) throw notFound();
    void loadQuery(context.queryClient, orderQueries.get(id));
  },
  head: textHead('maintenance:detail.head'),
  component: OrderDetailRoute,
  notFoundComponent: () => <RecordNotFound record="order" />,
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function OrderDetailRoute() {
  const id = Number(Route.useParams().id);
  return <OrderDetailScreen key={id} id={id} />;
}
