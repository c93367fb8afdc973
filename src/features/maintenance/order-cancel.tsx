import { useNavigate } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/maintenance.ts';
import { CANCEL_REASONS } from '../../../contract/order-statuses.ts';
import { useCall } from '../../api/use-call.ts';
import { ConfirmButton } from '../../shell/confirm-sheet.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { SheetButton } from '../../shell/online-button.tsx';
import { RefundChoice, useRefundChoice } from '../../shell/pay/refund-choice.tsx';
import { cx } from '../../ui/cx.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { refreshOrders } from './queries.ts';

interface OrderCancelProps {
  order: Order;
  /** The server's labels by reason. */
  reasons: Record<string, string>;
}

/**
 * services §2 and §4: cancels for one of the server's reasons, before a technician comes; then goes
 * to /maintenances.
 */
export function OrderCancel({ order, reasons }: OrderCancelProps) {
  const { t } = useTranslation(['maintenance', 'shell']);
  const navigate = useNavigate();
  const cancel = useCall('maintenance.cancel', { isOnce: true, onSettled: refreshOrders });
  const refund = useRefundChoice('order', order.id);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  // This app can't send a reason that only a newer server has.
  const known = CANCEL_REASONS.filter((reason) => reason in reasons);
  const send = () => {
    const cancelReason = known.find((reason) => reason === chosen);
    setMissing(cancelReason === undefined);
    if (cancelReason === undefined) return;
    cancel.mutate(
      { params: { id: order.id }, body: { cancelReason, ...(refund.paid && { refundTo: refund.to }) } },
      {
        onSuccess: () =>
          void navigate({
            to: '/maintenances',
            search: { notice: 'cancelled', order: order.id },
            replace: true,
          }),
      },
    );
  };
  return (
    <>
      {order.canCancel ? (
        <SheetButton variant="danger-panel" icon={<CircleX aria-hidden />} onPress={() => setOpen(true)}>
          {t('cancel.act')}
        </SheetButton>
      ) : null}
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('cancel.title')}
        closeLabel={t('shell:close')}
        dismissible={!cancel.isPending}
        bodyClassName="py-4"
        footer={
          <ConfirmButton isBusy={cancel.isPending} busyLabel={t('cancel.busy')} onPress={send}>
            {t('cancel.act')}
          </ConfirmButton>
        }
      >
        <fieldset className="flex flex-col">
          <legend className="mb-2 text-read text-ink-2">{t('cancel.why')}</legend>
          {known.map((reason) => (
            <ReasonRow
              key={reason}
              value={reason}
              checked={chosen === reason}
              onChoose={() => {
                setChosen(reason);
                setMissing(false);
              }}
            >
              {reasons[reason]}
            </ReasonRow>
          ))}
        </fieldset>
        {isMissing ? (
          <p role="alert" className="mt-2 text-small-strong text-on-danger-tint">
            {t('cancel.missing')}
          </p>
        ) : null}
        <p className="mt-3 text-small text-ink-2">{t('cancel.cost')}</p>
        {order.bill.paid > 0 ? (
          <div className="mt-3">
            <RefundChoice {...refund} />
          </div>
        ) : null}
        {cancel.error ? (
          <ErrorAlert error={cancel.error} title={t('cancel.failed')} className="mt-4" />
        ) : null}
      </Sheet>
    </>
  );
}

interface ReasonRowProps {
  value: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several choices, 56 px high: a styled native radio. */
function ReasonRow({ value, checked, onChoose, children }: ReasonRowProps) {
  return (
    <label className="flex min-h-field items-center gap-3 rounded-field px-1 has-focus-visible:outline-2 has-focus-visible:outline-palm cursor-pointer">
      <input
        type="radio"
        name="cancelReason"
        value={value}
        checked={checked}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        aria-hidden
        className={cx(
          'grid size-6 flex-none place-items-center rounded-full',
          checked ? 'bg-palm before:size-2.5 before:rounded-full before:bg-on-palm' : 'ring-line-strong',
        )}
      />
      <span className="flex min-w-0 flex-1 items-center gap-3 [&>svg]:icon-24">{children}</span>
    </label>
  );
}
