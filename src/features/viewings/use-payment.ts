import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { usePayViewing } from './mutations.ts';

/** Pays for a viewing: the browser goes where the server says. */
export function usePayment(viewingId: number) {
  const { mutate, isPending, error } = usePayViewing(viewingId);
  const { isLeaving, leaveTo } = useLeaveToPay();
  return {
    pay: () => mutate(undefined, { onSuccess: ({ paymentUrl }) => leaveTo(paymentUrl) }),
    isUnderWay: isPending || isLeaving,
    error,
  };
}
