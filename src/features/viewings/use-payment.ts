import { useCall } from '../../api/use-call.ts';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { refreshViewings } from './queries.ts';

/** Pays for a viewing: opens the payment page from the server's answer. */
export function usePayment(viewingId: number) {
  const { mutate, isPending, error } = useCall('viewings.pay', { onSettled: refreshViewings });
  const { isLeaving, leaveTo } = useLeaveToPay();
  return {
    pay: () =>
      mutate({ body: { reservationId: viewingId } }, { onSuccess: ({ paymentUrl }) => leaveTo(paymentUrl) }),
    isUnderWay: isPending || isLeaving,
    error,
  };
}
