import { Check, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/maintenance.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BillLine } from './bill-line.tsx';

/**
 * What an order costs. Its lines add up to the total; what is paid of it is taken off before what is due. The
 * final payment holds the call-out already.
 */
export function OrderBill({ order: { bill, status } }: { order: Pick<Order, 'bill' | 'status'> }) {
  const { t } = useTranslation('maintenance');
  const { callOut, tip, discount, finalPayment, credit, total, paid, due } = bill;
  const isSettled = due === 0;
  const isReturned = status === 'cancelled';
  // Nobody came, and nobody paid: there is no bill.
  if (isReturned && paid === 0) return null;
  return (
    <Panel>
      <h2 className="mb-2 text-title-3">{t('bill.title')}</h2>
      <dl>
        <BillLine amount={callOut}>{t('bill.callOut')}</BillLine>
        {tip > 0 ? <BillLine amount={tip}>{t('bill.tip')}</BillLine> : null}
        {discount > 0 ? <BillLine amount={-discount}>{t('bill.discount')}</BillLine> : null}
        {finalPayment === null ? null : (
          <>
            <BillLine amount={finalPayment}>{t('bill.final')}</BillLine>
            <BillLine amount={-credit}>{t('bill.credit')}</BillLine>
          </>
        )}
        {paid > 0 && !isSettled ? (
          <>
            <BillLine amount={total}>{t('bill.total')}</BillLine>
            <BillLine amount={-paid}>{t('bill.paid')}</BillLine>
          </>
        ) : null}
        <BillLine
          isSum
          amount={isSettled ? total : due}
          mark={
            isSettled && paid === total ? (
              <Badge
                tone={isReturned ? 'plain' : 'success'}
                icon={isReturned ? <Undo2 aria-hidden /> : <Check aria-hidden />}
              >
                {t(isReturned ? 'bill.returned' : 'bill.settled')}
              </Badge>
            ) : null
          }
        >
          {t(isSettled ? 'bill.total' : 'bill.due')}
        </BillLine>
      </dl>
    </Panel>
  );
}
