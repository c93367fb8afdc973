import { createFileRoute, notFound } from '@tanstack/react-router';
import { PaymentResultScreen } from '../../features/payments/payment-result-screen.tsx';
import { isOutcome, readReference } from '../../features/payments/result-search.ts';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

/** /payment/success and /payment/failed: shown after a payment. */
export const Route = createFileRoute('/_shell/payment/$outcome')({
  staticData: { isPersonal: true, footer: 'compact' },
  validateSearch: readReference,
  beforeLoad: async ({ context, params }) => {
    if (!isOutcome(params.outcome)) throw notFound();
    await withTexts('payments')({ context });
  },
  head: textHead('payments:head'),
  component: PaymentRoute,
});

function PaymentRoute() {
  const { outcome } = Route.useParams();
  const { reference } = Route.useSearch();
  return <PaymentResultScreen key={reference} outcome={outcome} reference={reference} />;
}
