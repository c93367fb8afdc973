import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { PayScreen } from '../../../features/payments/pay-screen.tsx';
import { paymentQueries } from '../../../features/payments/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/pay/$reference')({
  staticData: { hidesTabs: true },
  beforeLoad: withTexts('payments', 'maintenance'),
  loader: ({ context, params }) => void loadQuery(context.queryClient, paymentQueries.open(params.reference)),
  head: textHead('payments:pay.head'),
  component: PayRoute,
  codeSplitGroupings: [['component', 'loader']],
});

function PayRoute() {
  const { reference } = Route.useParams();
  return <PayScreen key={reference} reference={reference} />;
}
