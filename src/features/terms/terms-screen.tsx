import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import {
  LUXURY_VIEWING_SAR,
  MAINTENANCE_CALL_OUT_SAR,
  MAINTENANCE_FAST_FROM_SAR,
  MAINTENANCE_FAST_WITHIN_MINUTES,
  MAINTENANCE_NORMAL_FROM_SAR,
  MAINTENANCE_NORMAL_WITHIN_HOURS,
  RESERVATION_FEE_PERCENT,
  RESERVATION_FEE_SAR,
  RESERVATION_FORFEIT_DAYS,
} from '../../../contract/limits.ts';
import { TERMS_FIGURES } from '../../../contract/terms.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Button, linkClasses } from '../../ui/button.tsx';
import { panelClasses } from '../../ui/panel.tsx';

/** services §2, in its order; the general section comes first. */
const SECTIONS = [
  'general',
  'fees',
  'daily',
  'payments',
  'prevention',
  'liability',
  'property',
  'privacy',
  'amendments',
] as const;

/** Every figure in the texts, from the contract; amounts as `money` writes them. */
const figuresOf = (money: (sar: number) => string) => ({
  ...TERMS_FIGURES,
  compensationMinSar: money(TERMS_FIGURES.compensationMinSar),
  compensationMaxSar: money(TERMS_FIGURES.compensationMaxSar),
  rentFeeSar: money(RESERVATION_FEE_SAR.for_rent),
  saleFeeSar: money(RESERVATION_FEE_SAR.for_sale),
  feePercent: RESERVATION_FEE_PERCENT,
  forfeitDays: RESERVATION_FORFEIT_DAYS,
  luxurySar: money(LUXURY_VIEWING_SAR),
  callOutSar: money(MAINTENANCE_CALL_OUT_SAR),
  normalFromSar: money(MAINTENANCE_NORMAL_FROM_SAR),
  normalHours: MAINTENANCE_NORMAL_WITHIN_HOURS,
  fastFromSar: money(MAINTENANCE_FAST_FROM_SAR),
  fastMinutes: MAINTENANCE_FAST_WITHIN_MINUTES,
});

/** /terms (services §2): the current terms, to read, link to by section, and print. */
export function TermsScreen() {
  const { t, i18n } = useTranslation(['terms', 'properties']);
  const figures = figuresOf((sar) => amountText(sar, t('properties:price.currency')));
  return (
    <>
      <ScreenBar title={t('title')} />
      <div className="page pt-2 pb-10 lg:grid lg:grid-cols-[minmax(0,42.5rem)_minmax(0,18rem)] lg:justify-between lg:gap-x-12 print:block">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-small text-ink-2">
              {t('dated')}{' '}
              <time dateTime={TERMS_FIGURES.date}>{writtenDay(TERMS_FIGURES.date, i18n.language)}</time>
            </p>
            <Button variant="second" data-print="none" onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('print')}
            </Button>
          </div>
          <p className="mt-4 text-read">{t('intro')}</p>
          {SECTIONS.map((section, place) => (
            <section key={section} id={section} className="mt-8 break-inside-avoid-page">
              <h2 className="text-title-2">{`${place + 1}. ${t(`sections.${section}.title`)}`}</h2>
              <ol className="mt-3 flex list-decimal flex-col gap-2 ps-6 text-read marker:text-ink-2">
                {t(`sections.${section}.points`, { returnObjects: true, ...figures }).map((point) => (
                  <li key={point} className="ps-1">
                    {point}
                  </li>
                ))}
              </ol>
              {section === 'privacy' ? (
                <Link to="/privacy" className={linkClasses({ size: 'body', className: 'mt-2' })}>
                  {t('kept')}
                </Link>
              ) : null}
            </section>
          ))}
        </div>
        <nav
          aria-label={t('contents')}
          data-print="none"
          className={panelClasses({ className: 'sticky top-24 hidden self-start lg:block' })}
        >
          <h2 className="text-small-strong text-ink-2">{t('contents')}</h2>
          <ol className="mt-1">
            {SECTIONS.map((section) => (
              <li key={section}>
                <a href={`#${section}`} className="flex min-h-10 items-center text-small hover:text-palm">
                  {t(`sections.${section}.title`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </>
  );
}
