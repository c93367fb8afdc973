import { CalendarPlus, Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { hijriDay } from '../../../contract/calendar-dates.ts';
import type { Rental, RentDue } from '../../../contract/rentals.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { saveFile } from '../../device/save-file.ts';
import { useToday } from '../../lib/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toast.tsx';
import { addressLine } from '../properties/card/place-line.ts';
import { type Let, splitDues } from './rental-days.ts';
import { preloadRentalFile, rentalFile } from './rental-file.ts';

/** Number of dues shown at first. */
const FIRST = 6;

interface RentalDuesProps {
  rental: Let & Pick<Rental, 'street'>;
  paid: Rental['PaidPayments'];
}

/** services §3: the dues, late ones first, by both calendars; paid ones are folded. */
export function RentalDues({ rental, paid }: RentalDuesProps) {
  const { t, i18n } = useTranslation(['rentals', 'properties']);
  const [isWhole, setWhole] = useState(false);
  const dues = rental.NextPayment;
  const { late, coming } = splitDues(dues, useToday());
  return (
    <Panel>
      <h2 className="text-title-3">{t('dues.title')}</h2>
      {dues.length === 0 ? <p className="mt-2 text-ink-2">{t('dues.none')}</p> : null}
      <ul>
        {(isWhole ? dues : dues.slice(0, FIRST)).map((due, index) => (
          <DueRow key={due.dueDate} due={due}>
            {index < late.length ? (
              <Badge tone="danger">{t('dues.late')}</Badge>
            ) : index === late.length ? (
              <Badge tone="info">{t('dues.next')}</Badge>
            ) : null}
          </DueRow>
        ))}
      </ul>
      {dues.length > FIRST && !isWhole ? (
        <Button variant="quiet" onClick={() => setWhole(true)} className="-ms-3">
          {t('dues.all', { count: dues.length })}
        </Button>
      ) : null}
      {coming.length > 0 ? <CalendarButton rental={rental} dues={coming} /> : null}
      {paid.length > 0 ? (
        <details className="group mt-3 border-t border-line pt-1">
          <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 text-body-strong">
            <span>{t('dues.paid', { count: paid.length })}</span>
            <ChevronDown aria-hidden className="icon-20 group-open:rotate-180" />
          </summary>
          <ul>
            {paid.map((due) => (
              <DueRow key={due.dueDate} due={due}>
                <Badge tone="success" icon={<Check aria-hidden />}>
                  {t('dues.paidOn', { day: writtenDay(due.paidOn, i18n.language) })}
                </Badge>
              </DueRow>
            ))}
          </ul>
        </details>
      ) : null}
    </Panel>
  );
}

function DueRow({ due: { dueDate, amount }, children }: { due: RentDue; children: ReactNode }) {
  const { t, i18n } = useTranslation('properties');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-line py-3 not-first:border-t">
      <span className="min-w-0">
        <time dateTime={dueDate} className="block text-body-strong">
          {writtenDay(dueDate, i18n.language)}
        </time>
        <span className="block text-small text-ink-2">{hijriDay(dueDate, i18n.language)}</span>
      </span>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-2">
        {children}
        <Money amount={amount} label={t('price.currency')} size="strong" />
      </span>
    </li>
  );
}

/** Saves the coming dues as an .ics file, which every calendar can import. */
function CalendarButton({ rental, dues }: { rental: RentalDuesProps['rental']; dues: readonly RentDue[] }) {
  const { t } = useTranslation(['properties', 'rentals']);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  useEffect(preloadRentalFile, []);
  const save = async () => {
    setBusy(true);
    try {
      const title = ({ amount }: RentDue) =>
        t('rentals:file.title', { money: amountText(amount, t('price.currency')), title: rental.title });
      const texts = { title, place: addressLine(t, rental.street, rental) };
      const text = await rentalFile(rental.id, dues, texts, window.location.origin);
      saveFile(`rukn-rent-${rental.id}.ics`, 'text/calendar;charset=utf-8', text);
    } catch {
      // The code that writes it could not be fetched.
      toast.show({ message: t('rentals:file.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="tint" block busy={isBusy} onClick={() => void save()} className="mt-2">
      <CalendarPlus aria-hidden />
      {t('rentals:file.save')}
    </Button>
  );
}
