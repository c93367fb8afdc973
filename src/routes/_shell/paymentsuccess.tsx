import { createFileRoute, redirect } from '@tanstack/react-router';
import { readReference } from '../../features/payments/result-search.ts';

/** The specification's other spelling of /payment/success. */
export const Route = createFileRoute('/_shell/paymentsuccess')({
  validateSearch: readReference,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/payment/$outcome', params: { outcome: 'success' }, search, replace: true });
  },
});
