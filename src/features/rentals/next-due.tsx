import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RentedProperty } from '../../../contract/rentals.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { useToday } from '../../lib/use-today.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';

/** The first unpaid due, which may be late; a text if all is paid. */
export function NextDue({ rented }: { rented: RentedProperty }) {
  const { t, i18n } = useTranslation(['rentals', 'properties']);
  const today = useToday();
  const [due] = rented.NextPayment;
  const isLate = due !== undefined && due.dueDate < today;
  return (
    <div className="flex min-h-6 items-center gap-2 text-small [&>svg]:icon-18 [&>svg]:flex-none [&>svg]:text-ink-2">
      <CalendarClock aria-hidden />
      {due ? (
        <>
          <span className={cx('min-w-0 flex-1', isLate ? 'text-danger' : 'text-ink-2')}>
            <span>{t(isLate ? 'due.late' : 'due.next')}</span>{' '}
            <time dateTime={due.dueDate}>{writtenDay(due.dueDate, i18n.language)}</time>
          </span>
          <Money amount={due.amount} label={t('properties:price.currency')} size="strong" />
        </>
      ) : (
        <span className="text-ink-2">{t('due.none')}</span>
      )}
    </div>
  );
}
