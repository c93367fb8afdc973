import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { orderIdOf } from '../../../features/maintenance/order-search.ts';
import { PayScreen } from '../../../features/maintenance/pay-screen.tsx';
import { orderQueries } from '../../../features/maintenance/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { RecordNotFound } from '../../../shell/record-not-found.tsx';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/maintenancePay/$id')({
  staticData: { hidesTabs: true },
  beforeLoad: withTexts('maintenance', 'payments'),
  loader: ({ context, params }) => {
    const id = orderIdOf(params.id);
    if (id === null) throw notFound();
    void loadQuery(context.queryClient, orderQueries.get(id));
  },
  head: textHead('maintenance:pay.head'),
  component: OrderPayRoute,
  notFoundComponent: () => <RecordNotFound record="order" />,
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function OrderPayRoute() {
  const id = Number(Route.useParams().id);
  return <PayScreen key={id} id={id} />;
}
