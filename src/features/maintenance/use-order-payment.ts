import type { Body } from '../../../contract/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { refreshOrders } from './queries.ts';

/** Pays for an order: opens the server's payment URL. */
export function useOrderPayment() {
  const { mutate, isPending, error, reset } = useCall('maintenance.pay', { onSettled: refreshOrders });
  const { isLeaving, leaveTo } = useLeaveToPay();
  return {
    pay: (body: Body<'maintenance.pay'>) =>
      mutate({ body }, { onSuccess: ({ paymentUrl }) => leaveTo(paymentUrl) }),
    isUnderWay: isPending || isLeaving,
    error,
    reset,
  };
}
