import { useQuery } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Viewing } from '../../../contract/viewings.ts';
import { dayAndTime } from '../../../contract/written-dates.ts';
import { useCall } from '../../api/use-call.ts';
import { useToday } from '../../lib/use-today.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { SheetButton } from '../../shell/online-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureTitle } from './failure-title.ts';
import { refreshViewings, viewingQueries } from './queries.ts';
import { resolveChoice, type SlotSearch } from './slot-choice.ts';
import { preloadCalendar, SlotPicker } from './slot-picker.tsx';

/** Moves the viewing to another free hour of the same listing, while it may be moved. */
export function ViewingMove({ viewing }: { viewing: Viewing }) {
  const { t } = useTranslation('viewings');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {viewing.canChange ? (
        <SheetButton
          variant="second"
          icon={<CalendarSync aria-hidden />}
          preload={preloadCalendar}
          onPress={() => setOpen(true)}
        >
          {t('move.act')}
        </SheetButton>
      ) : null}
      <MoveSheet viewing={viewing} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface MoveSheetProps {
  viewing: Viewing;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function MoveSheet({ viewing, isOpen, onOpenChange }: MoveSheetProps) {
  const { t, i18n } = useTranslation(['viewings', 'shell']);
  const toast = useToast();
  const { data, error, refetch } = useQuery({
    ...viewingQueries.times(viewing.Property.id),
    enabled: isOpen,
  });
  const move = useCall('viewings.reschedule', { onSettled: refreshViewings });
  const [wish, setWish] = useState<SlotSearch>({ date: viewing.date });
  const [isTimeMissing, setTimeMissing] = useState(false);
  const timesRef = useRef<HTMLFieldSetElement>(null);
  const today = useToday();
  const choice = resolveChoice(wish, data?.times, today);
  const { date, time } = choice;

  const choose = (slot: SlotSearch) => {
    setWish(slot);
    setTimeMissing(false);
    if (!move.isPending) move.reset();
  };
  const press = () => {
    // After a lost answer the hour may be the user's own already: the retry uses the same key.
    const isSecondTry = move.error?.isPassing;
    if (!time || !(isSecondTry || data?.times[date]?.some(({ value }) => value === time))) {
      setTimeMissing(true);
      timesRef.current?.scrollIntoView({ block: 'center' });
      timesRef.current?.focus({ preventScroll: true });
      return;
    }
    move.mutate(
      { body: { reservationId: viewing.id, date, time } },
      {
        onSuccess: ({ row }) => {
          onOpenChange(false);
          toast.show({ message: t('move.done', { when: dayAndTime(row.date, row.time, i18n.language) }) });
        },
      },
    );
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('move.title')}
      closeLabel={t('shell:close')}
      size="full"
      dismissible={!move.isPending}
      footer={
        <Button tall block busy={move.isPending} busyLabel={t('move.busy')} onClick={press}>
          {t('move.confirm')}
        </Button>
      }
    >
      <div className="py-4">
        {error && !data ? (
          <ErrorAlert error={error} title={t('booking.timesFailed')} onRetry={() => void refetch()} />
        ) : (
          <SlotPicker
            times={data?.times}
            today={today}
            choice={choice}
            onChoose={choose}
            timesRef={timesRef}
            error={isTimeMissing ? t('times.missing') : null}
            alert={
              move.error ? (
                <ErrorAlert error={move.error} title={t(failureTitle('move', move.error))} />
              ) : null
            }
          />
        )}
      </div>
    </Sheet>
  );
}
