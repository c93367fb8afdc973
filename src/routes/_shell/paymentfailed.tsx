import { createFileRoute, redirect } from '@tanstack/react-router';
import { readReference } from '../../features/payments/result-search.ts';

/** The specification's other spelling of /payment/failed. */
export const Route = createFileRoute('/_shell/paymentfailed')({
  validateSearch: readReference,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/payment/$outcome', params: { outcome: 'failed' }, search, replace: true });
  },
});
