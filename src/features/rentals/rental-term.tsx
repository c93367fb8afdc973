import { useTranslation } from 'react-i18next';
import { hijriDay } from '../../lib/calendar-day.ts';
import { useToday } from '../../lib/use-today.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { Panel } from '../../ui/panel.tsx';
import { daysBetween, type Let, shareGone, stageOf } from './rental-days.ts';

/** The term and its unit, how far it has gone, and its days by both calendars. */
export function RentalTerm({ rental }: { rental: Let }) {
  const { t, i18n } = useTranslation('rentals');
  const { language } = i18n;
  const today = useToday();
  const stage = stageOf(rental, today);
  const share = Math.round(shareGone(rental, today) * 100);
  const left = t('term.left', { count: Math.max(0, daysBetween(today, rental.rentExpire)) });
  const standing = stage === 'coming' || stage === 'over' ? t(`term.${stage}`) : left;
  return (
    <Panel>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-title-3">{t('term.title')}</h2>
        {rental.rentalTerm !== null && rental.rentalUnit !== null ? (
          <p className="text-body-strong">{t(`term.${rental.rentalUnit}`, { count: rental.rentalTerm })}</p>
        ) : null}
      </div>
      <div
        role="progressbar"
        aria-label={t('term.progress')}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={standing}
        className="mt-4 h-2 overflow-hidden rounded-full bg-sunken-2"
      >
        {/* Drawn, as its width is each term's own and the pages take no styles of elements. */}
        <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="flip size-full">
          <rect width={share} height="1" className="fill-palm" />
        </svg>
      </div>
      <p className="mt-2 text-small text-ink-2">{standing}</p>
      <dl className="mt-4 grid pair-grid gap-4 border-t border-line pt-3">
        <Day name={t('facts.start')} day={rental.rentStart} language={language} />
        <Day name={t('facts.expire')} day={rental.rentExpire} language={language} />
      </dl>
    </Panel>
  );
}

function Day({ name, day, language }: { name: string; day: string; language: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd>
        <time dateTime={day} className="block text-body-strong">
          {writtenDay(day, language)}
        </time>
        <span className="block text-small text-ink-2">{hijriDay(day, language)}</span>
      </dd>
    </div>
  );
}
