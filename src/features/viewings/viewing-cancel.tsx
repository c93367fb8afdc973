import { Link } from '@tanstack/react-router';
import { CalendarX2, Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { dayAndTime } from '../../lib/day-and-time.ts';
import { amountText } from '../../lib/money.ts';
import { useOnline } from '../../pwa/use-online.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { preloadSheet, Sheet } from '../../ui/sheet.tsx';
import { failureTitle } from './failure-title.ts';
import { useCancelViewing } from './mutations.ts';

/**
 * core §2: the cancel button, a sheet that asks once more, and one that says it is done and leads home. The button
 * stands only while the viewing may be cancelled; the sheet stays to say what came of it.
 */
export function ViewingCancel({ viewing }: { viewing: Viewing }) {
  const { t, i18n } = useTranslation(['viewings', 'shell', 'pwa', 'properties']);
  const isOnline = useOnline();
  const cancel = useCancelViewing(viewing.id);
  const [isOpen, setOpen] = useState(false);
  const isDone = cancel.isSuccess;
  // Told once it is cancelled: the viewing itself says nothing any more of what was paid.
  const [cancelled, setCancelled] = useState(viewing);
  const { amount, status } = isDone ? cancelled : viewing;
  const isPaid = amount > 0 && status === 'confirmed';
  const setOpenAnew = (next: boolean) => {
    if (next && !isDone) cancel.reset();
    setOpen(next);
  };
  const money = amountText(viewing.amount, t('properties:price.currency'));
  return (
    <>
      {viewing.canChange && !isDone ? (
        <Button
          variant="danger-panel"
          tall
          block
          aria-haspopup="dialog"
          aria-disabled={!isOnline || undefined}
          onPointerEnter={preloadSheet}
          onFocus={preloadSheet}
          onClick={() => setOpenAnew(true)}
        >
          <CalendarX2 aria-hidden />
          {isOnline ? t('cancel.act') : t('pwa:needsConnection')}
        </Button>
      ) : null}
      <Sheet
        open={isOpen}
        onOpenChange={setOpenAnew}
        title={t(isDone ? 'cancel.done.title' : 'cancel.title')}
        closeLabel={t('shell:close')}
        header="none"
        dismissible={!cancel.isPending}
      >
        <div className="flex flex-col px-2 pt-6 text-center" aria-live="polite">
          <span
            className={
              isDone
                ? 'mx-auto grid size-16 place-items-center rounded-full bg-success-tint text-on-success-tint [&>svg]:icon-32'
                : 'mx-auto grid size-16 place-items-center rounded-full bg-danger-tint text-on-danger-tint [&>svg]:icon-32'
            }
          >
            {isDone ? <Check aria-hidden /> : <CalendarX2 aria-hidden />}
          </span>
          <p aria-hidden className="mt-4 text-title-1">
            {t(isDone ? 'cancel.done.title' : 'cancel.title')}
          </p>
          <p className="mt-1 text-read text-balance text-ink-2">
            {isDone
              ? t(doneText(cancelled), { money })
              : dayAndTime(viewing.date, viewing.time, i18n.language)}
          </p>
          {isDone || !isPaid ? null : (
            <p className="text-read text-balance text-ink-2">{t('cancel.refund', { money })}</p>
          )}
          {cancel.error ? (
            <ErrorAlert
              error={cancel.error}
              title={t(failureTitle('cancel', cancel.error))}
              className="mt-4 text-start"
            />
          ) : null}
          <div className="mt-6 flex flex-col gap-2">
            {isDone ? (
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
              <>
                <Button
                  variant="danger"
                  className="bg-danger-tint"
                  tall
                  block
                  busy={cancel.isPending}
                  busyLabel={t('cancel.busy')}
                  onClick={() => {
                    setCancelled(viewing);
                    cancel.mutate();
                  }}
                >
                  {t('cancel.confirm')}
                </Button>
                <Button variant="quiet" block onClick={() => setOpen(false)}>
                  {t('cancel.keep')}
                </Button>
              </>
            )}
          </div>
        </div>
      </Sheet>
    </>
  );
}

/** What cancelling did. The advertiser hears nothing of a viewing that was never confirmed to him. */
function doneText({ amount, status }: Viewing) {
  if (status === 'waiting_payment') return 'cancel.done.unpaid';
  return amount > 0 ? 'cancel.done.refunded' : 'cancel.done.text';
}
