import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { usePayOrder } from './mutations.ts';

/** Pays for an order: the browser goes where the server says. */
export function useOrderPayment() {
  const { mutate, isPending, error, reset } = usePayOrder();
  const { isLeaving, leaveTo } = useLeaveToPay();
  return {
    pay: (body: Parameters<typeof mutate>[0]) =>
      mutate(body, { onSuccess: ({ paymentUrl }) => leaveTo(paymentUrl) }),
    isUnderWay: isPending || isLeaving,
    error,
    reset,
  };
}
