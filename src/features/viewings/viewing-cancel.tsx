import { Link } from '@tanstack/react-router';
import { CalendarX2, Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { RefundWay } from '../../../contract/payments.ts';
import type { Viewing } from '../../../contract/viewings.ts';
import { dayAndTime } from '../../../contract/written-dates.ts';
import { useCall } from '../../api/use-call.ts';
import { ConfirmActions } from '../../shell/confirm-sheet.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { SheetButton } from '../../shell/online-button.tsx';
import { RefundChoice, useRefundChoice } from '../../shell/pay/refund-choice.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { StateSheet } from '../../ui/state-sheet.tsx';
import { failureTitle } from './failure-title.ts';
import { refreshViewings } from './queries.ts';

/**
 * core §2: the cancel button, a sheet that confirms it, and one that shows the result and leads
 * home. The button shows only while the viewing can be cancelled; the sheet stays for the result.
 */
export function ViewingCancel({ viewing }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation(['viewings', 'shell', 'properties']);
  const cancel = useCall('viewings.cancel', { isOnce: true, onSettled: refreshViewings });
  const [isOpen, setOpen] = useState(false);
  const isDone = cancel.isSuccess;
  // The viewing before cancelling: afterwards it no longer has what was paid.
  const [cancelled, setCancelled] = useState(viewing);
  const { amount, status } = isDone ? cancelled : viewing;
  const isPaid = amount > 0 && status === 'confirmed';
  const refund = useRefundChoice('viewing', viewing.id);
  const [wentTo, setWentTo] = useState(refund.to);
  const setOpenAnew = (next: boolean) => {
    if (next && !isDone) cancel.reset();
    setOpen(next);
  };
  const money = amountText(viewing.amount, t('properties:price.currency'));
  return (
    <>
      {viewing.canChange && !isDone ? (
        <SheetButton
          variant="danger-panel"
          icon={<CalendarX2 aria-hidden />}
          onPress={() => setOpenAnew(true)}
        >
          {t('cancel.act')}
        </SheetButton>
      ) : null}
      <StateSheet
        open={isOpen}
        onOpenChange={setOpenAnew}
        title={t(isDone ? 'cancel.done.title' : 'cancel.title')}
        closeLabel={t('shell:close')}
        dismissible={!cancel.isPending}
        live
        tone={isDone ? 'success' : 'danger'}
        icon={isDone ? <Check aria-hidden /> : <CalendarX2 aria-hidden />}
        text={
          isDone
            ? t(doneText(cancelled, wentTo), { money })
            : dayAndTime(viewing.date, viewing.time, i18n.language)
        }
        actions={
          isDone ? (
            <>
              <Link to="/" className={buttonClasses({ tall: true, block: true })}>
                {t('done.home')}
              </Link>
              <Link
                to="/propertypreview/$id"
                params={{ id: String(viewing.Property.id) }}
                className={buttonClasses({ variant: 'second', tall: true, block: true })}
              >
                {t('again')}
              </Link>
            </>
          ) : (
            <ConfirmActions
              texts={{ confirm: t('cancel.confirm'), busy: t('cancel.busy'), cancel: t('cancel.keep') }}
              isBusy={cancel.isPending}
              onConfirm={() => {
                setCancelled(viewing);
                setWentTo(refund.to);
                cancel.mutate({ params: { id: viewing.id }, query: isPaid ? { refundTo: refund.to } : {} });
              }}
              onCancel={() => setOpen(false)}
            />
          )
        }
      >
        {isDone || !isPaid ? null : <RefundChoice {...refund} />}
        {cancel.error ? (
          <ErrorAlert
            error={cancel.error}
            title={t(failureTitle('cancel', cancel.error))}
            className="mt-4 text-start"
          />
        ) : null}
      </StateSheet>
    </>
  );
}

/** The text of the result. Advertisers get no notice of a viewing that was never confirmed. */
function doneText({ amount, status }: Viewing, wentTo: RefundWay) {
  if (status === 'waiting_payment') return 'cancel.done.unpaid';
  if (amount === 0) return 'cancel.done.text';
  return wentTo === 'card' ? 'cancel.done.refundedCard' : 'cancel.done.refunded';
}
