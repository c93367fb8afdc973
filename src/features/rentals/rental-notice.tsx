import { CircleAlert, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { hijriDay } from '../../../contract/calendar-dates.ts';
import { daysBetween } from '../../../contract/day-arithmetic.ts';
import { RIYADH_CITY_ID, RIYADH_OWN_USE_NOTICE_DAYS } from '../../../contract/limits.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { useToday } from '../../lib/use-today.ts';
import { cx } from '../../ui/cx.ts';
import { type Let, renewalOf, splitDues, stageOf, sumOf } from './rental-days.ts';

/** Urgent notices: late rent, a tenancy that ends or renews soon, or one that is over. */
export function RentalNotice({ rental }: { rental: Let }) {
  const { t, i18n } = useTranslation(['rentals', 'properties']);
  const today = useToday();
  const stage = stageOf(rental, today);
  const { late } = splitDues(rental.NextPayment, today);
  const day = writtenDay(rental.rentExpire, i18n.language);
  return (
    <>
      {late.length > 0 ? (
        <Banner
          tone="danger"
          icon={<CircleAlert aria-hidden />}
          title={t('notice.late', { count: late.length })}
        >
          {t(`notice.lateText.${rental.role}`, {
            money: amountText(sumOf(late), t('properties:price.currency')),
          })}
        </Banner>
      ) : null}
      {stage === 'ending' ? <Ending rental={rental} today={today} day={day} /> : null}
      {stage === 'over' ? (
        <Banner tone="warn" icon={<Hourglass aria-hidden />} title={t('notice.over', { day })}>
          {t('notice.overText')}
        </Banner>
      ) : null}
    </>
  );
}

/**
 * For an automatic renewal: the last day for notice, who may give it and where. For a short term:
 * that it ends.
 */
function Ending({ rental, today, day }: { rental: Let; today: string; day: string }) {
  const { t, i18n } = useTranslation('rentals');
  const renewal = renewalOf(rental, today);
  const ends = t('notice.ending', { count: daysBetween(today, rental.rentExpire) });
  if (!renewal) {
    return (
      <Banner tone="warn" icon={<Hourglass aria-hidden />} title={ends}>
        {t(`notice.endingText.${rental.role}`, { day })}
      </Banner>
    );
  }
  const { noticeBy, daysLeft } = renewal;
  const days = {
    day,
    by: writtenDay(noticeBy, i18n.language),
    hijri: hijriDay(noticeBy, i18n.language),
  };
  if (daysLeft < 0) {
    return (
      <Banner tone="warn" icon={<Hourglass aria-hidden />} title={ends}>
        {t('renewal.closed', days)}
      </Banner>
    );
  }
  const isRiyadh = rental.City.id === RIYADH_CITY_ID;
  return (
    <Banner tone="warn" icon={<Hourglass aria-hidden />} title={t('renewal.title', { count: daysLeft })}>
      <span className="block">{t('renewal.text', days)}</span>
      <span className="mt-1 block">
        {isRiyadh
          ? t(`renewal.riyadh.${rental.category}`, { count: RIYADH_OWN_USE_NOTICE_DAYS })
          : t('renewal.either')}
      </span>
      <span className="mt-1 block">{t('renewal.how')}</span>
    </Banner>
  );
}

interface BannerProps {
  tone: 'warn' | 'danger';
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Banner({ tone, icon, title, children }: BannerProps) {
  return (
    <section
      className={cx(
        'flex gap-3 rounded-card p-4 [&>svg]:icon-24 [&>svg]:flex-none',
        tone === 'warn' ? 'bg-warn-tint text-on-warn-tint' : 'bg-danger-tint text-on-danger-tint',
      )}
    >
      {icon}
      <div className="min-w-0">
        <h2 className="text-body font-semibold">{title}</h2>
        <p className="mt-0.5 text-small">{children}</p>
      </div>
    </section>
  );
}
