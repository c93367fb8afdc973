import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Viewing } from '../../../contract/viewings.ts';
import { useCall } from '../../api/use-call.ts';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { refreshViewings } from './queries.ts';
import type { SlotChoice, Times } from './slot-choice.ts';

export type ViewingKind = 'normal' | 'luxury';

/** Books the chosen hour. Returns the button that is busy, the result, and what is missing. */
export function useBooking(
  propertyId: number,
  { choice, mobileShown }: { choice: SlotChoice; mobileShown: boolean },
  times: Times | undefined,
) {
  const router = useRouter();
  // After a refusal too: another user may have the hour now.
  const book = useCall('viewings.create', { onSettled: refreshViewings });
  const { isLeaving, leaveTo } = useLeaveToPay();
  const [kind, setKind] = useState<ViewingKind>('normal');
  const [isTimeMissing, setTimeMissing] = useState(false);
  const [booked, setBooked] = useState<Viewing | null>(null);
  const timesRef = useRef<HTMLFieldSetElement>(null);
  // A sheet confirms the booking; its code may load for a while: the button stays busy meanwhile.
  const isUnderWay = book.isPending || isLeaving || booked !== null;

  const press = (wanted: ViewingKind) => {
    const { date, time } = choice;
    if (isUnderWay || !times) return;
    // After a lost answer the hour may be the user's own already: the retry uses the same key.
    const isSecondTry = book.error?.isPassing;
    if (!time || !(isSecondTry || times[date]?.some(({ value }) => value === time))) {
      setTimeMissing(true);
      timesRef.current?.scrollIntoView({ block: 'center' });
      timesRef.current?.focus({ preventScroll: true });
      return;
    }
    setKind(wanted);
    book.mutate(
      { body: { propertyId, date, time, fancyReview: wanted === 'luxury', mobileShown } },
      {
        onSuccess: ({ row, paymentUrl }) => {
          if (paymentUrl === null) {
            setBooked(row);
            return;
          }
          // Back from the gateway then leads to the viewing, which waits for its payment, instead
          // of the finished form.
          if (row) router.history.replace(`/previewdetails/${row.id}`);
          router.history.flush();
          leaveTo(paymentUrl);
        },
      },
    );
  };

  return {
    press,
    /** The button that is busy, or null. */
    busy: isUnderWay ? kind : null,
    error: book.error,
    isTimeMissing,
    timesRef,
    booked,
    /** Clears the last error, once another hour is chosen. */
    reset: () => {
      setTimeMissing(false);
      if (!book.isPending) book.reset();
    },
  };
}
