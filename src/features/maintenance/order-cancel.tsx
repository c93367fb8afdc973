import { useNavigate } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/maintenance.ts';
import { CANCEL_REASONS } from '../../../contract/order-statuses.ts';
import { amountText } from '../../lib/money.ts';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { preloadSheet, Sheet } from '../../ui/sheet.tsx';
import { useCancelOrder } from './mutations.ts';
import { RadioRow } from './radio-row.tsx';

interface OrderCancelProps {
  order: Order;
  /** The server's words by reason. */
  reasons: Record<string, string>;
}

/** services §2 and §4: cancel for one of the server's reasons, while nobody has come; then to /maintenances. */
export function OrderCancel({ order, reasons }: OrderCancelProps) {
  const { t } = useTranslation(['maintenance', 'shell', 'pwa', 'properties']);
  const navigate = useNavigate();
  const isOnline = useOnline();
  const cancel = useCancelOrder(order.id);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  // A reason that only a newer server knows can't be sent by this app.
  const known = CANCEL_REASONS.filter((reason) => reason in reasons);
  const send = () => {
    const cancelReason = known.find((reason) => reason === chosen);
    setMissing(cancelReason === undefined);
    if (cancelReason === undefined) return;
    cancel.mutate(
      { cancelReason },
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
        <Button
          variant="danger-panel"
          tall
          block
          aria-haspopup="dialog"
          aria-disabled={!isOnline || undefined}
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
          onClick={() => setOpen(true)}
        >
          <CircleX aria-hidden />
          {isOnline ? t('cancel.act') : t('pwa:needsConnection')}
        </Button>
      ) : null}
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('cancel.title')}
        closeLabel={t('shell:close')}
        dismissible={!cancel.isPending}
        footer={
          <Button
            variant="danger"
            className="bg-danger-tint"
            tall
            block
            busy={cancel.isPending}
            busyLabel={t('cancel.busy')}
            onClick={send}
          >
            {t('cancel.act')}
          </Button>
        }
      >
        <fieldset className="flex flex-col">
          <legend className="mb-2 text-read text-ink-2">{t('cancel.why')}</legend>
          {known.map((reason) => (
            <RadioRow
              key={reason}
              name="cancelReason"
              value={reason}
              checked={chosen === reason}
              onChoose={() => {
                setChosen(reason);
                setMissing(false);
              }}
            >
              {reasons[reason]}
            </RadioRow>
          ))}
        </fieldset>
        {isMissing ? (
          <p role="alert" className="mt-2 text-small-strong text-on-danger-tint">
            {t('order.required')}
          </p>
        ) : null}
        {order.bill.paid > 0 ? (
          <p className="mt-3 text-small text-ink-2">
            {t('cancel.refund', { money: amountText(order.bill.paid, t('properties:price.currency')) })}
          </p>
        ) : null}
        {cancel.error ? (
          <ErrorAlert error={cancel.error} title={t('cancel.failed')} className="mt-4" />
        ) : null}
      </Sheet>
    </>
  );
}
