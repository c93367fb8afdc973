import { CalendarX2, Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { SidedReservation } from '../../../contract/reservations.ts';
import { useCall } from '../../api/use-call.ts';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton, SheetButton } from '../../shell/online-button.tsx';
import { Button } from '../../ui/button.tsx';
import { StateSheet } from '../../ui/state-sheet.tsx';
import { refreshReservations } from './queries.ts';

interface ActProps {
  reservation: SidedReservation;
}

/** A call about the reservation, with the sheet that confirms it; it closes on success. */
function useAct(name: 'reservations.sign' | 'reservations.cancel', { id }: SidedReservation) {
  const call = useCall(name, { isOnce: true, onSettled: refreshReservations });
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    isBusy: call.isPending,
    error: call.error,
    setOpen: (next: boolean) => {
      if (next) call.reset();
      setOpen(next);
    },
    run: () => call.mutate({ params: { id } }, { onSuccess: () => setOpen(false) }),
  };
}

/** "We signed": asked once more, since it can't be undone. Needs a connection. */
export function ReservationSign({ reservation }: ActProps) {
  const { t } = useTranslation(['reservations', 'shell']);
  const act = useAct('reservations.sign', reservation);
  return (
    <>
      {reservation.canSign ? (
        <SheetButton icon={<Handshake aria-hidden />} onPress={() => act.setOpen(true)}>
          {t('detail.sign.act')}
        </SheetButton>
      ) : null}
      <StateSheet
        open={act.isOpen}
        onOpenChange={act.setOpen}
        title={t('detail.sign.title')}
        closeLabel={t('shell:close')}
        dismissible={!act.isBusy}
        tone="success"
        icon={<Handshake aria-hidden />}
        text={t('detail.sign.text', { name: reservation.Other?.name ?? '' })}
        actions={
          <>
            <OnlineButton tall block busy={act.isBusy} busyLabel={t('detail.sign.busy')} onClick={act.run}>
              {t('detail.sign.confirm')}
            </OnlineButton>
            <Button variant="quiet" block onClick={() => act.setOpen(false)}>
              {t('detail.sign.keep')}
            </Button>
          </>
        }
      >
        {act.error ? (
          <ErrorAlert error={act.error} title={t('detail.sign.failed')} className="mt-4 text-start" />
        ) : null}
      </StateSheet>
    </>
  );
}

/** Cancels it, after saying what that costs: the buyer the whole fee, the advertiser nothing. */
export function ReservationCancel({ reservation }: ActProps) {
  const { t } = useTranslation(['reservations', 'properties']);
  const act = useAct('reservations.cancel', reservation);
  const { amount, canCancel, cancelCost } = reservation;
  const money = amountText(cancelCost || amount, t('properties:price.currency'));
  return (
    <>
      {canCancel ? (
        <SheetButton
          variant="danger-panel"
          icon={<CalendarX2 aria-hidden />}
          onPress={() => act.setOpen(true)}
        >
          {t('detail.cancel.act')}
        </SheetButton>
      ) : null}
      <ConfirmSheet
        isOpen={act.isOpen}
        onOpenChange={act.setOpen}
        icon={<CalendarX2 aria-hidden />}
        title={t('detail.cancel.title')}
        text={t(cancelCost > 0 ? 'detail.cancel.cost' : 'detail.cancel.free', { money })}
        texts={{
          confirm: t('detail.cancel.confirm'),
          busy: t('detail.cancel.busy'),
          cancel: t('detail.cancel.keep'),
        }}
        isBusy={act.isBusy}
        needsConnection
        error={act.error}
        failure={t('detail.cancel.failed')}
        onConfirm={act.run}
      />
    </>
  );
}
