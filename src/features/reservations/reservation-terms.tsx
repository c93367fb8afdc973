import { CalendarClock, Handshake, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RESERVATION_FORFEIT_DAYS, RESERVATION_HOLD_MINUTES } from '../../../contract/limits.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { Money } from '../../ui/money.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import type { PropertyHead } from '../properties/property-detail-data.ts';
import { FeeBasis, feeInSar } from '../properties/reservation-fee.tsx';
import { financingDraft } from './financing-draft.ts';

interface ReservationTermsProps {
  price: number;
  /** What the price is counted from; null while it is not known. */
  property: PropertyHead | null;
  /** Off where nothing can be reserved. */
  canAsk: boolean;
  isFinancing: boolean;
}

/** core §2 and §9: what a reservation costs and does, above all when its fee is forfeited; and the wish for financing. */
export function ReservationTerms({ price, property, canAsk, isFinancing }: ReservationTermsProps) {
  const { t } = useTranslation(['reservations', 'properties']);
  const terms = [
    { name: 'hold', icon: <ShieldCheck />, count: RESERVATION_HOLD_MINUTES },
    { name: 'execute', icon: <Handshake />, count: RESERVATION_FORFEIT_DAYS },
    { name: 'forfeit', icon: <CalendarClock />, count: RESERVATION_FORFEIT_DAYS },
  ] as const;
  return (
    <>
      <section
        aria-labelledby="reservation-terms"
        className={panelClasses({ className: 'flex flex-col gap-4' })}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="reservation-terms" className="text-title-3">
            {t('fee')}
          </h2>
          <Money amount={price} label={t('properties:price.currency')} size="price" />
        </div>
        {/* What is held keeps its fee, whatever the price has become. */}
        {property && feeInSar(property) === price ? (
          <p className="-mt-3 text-small">
            <FeeBasis property={property} />
          </p>
        ) : null}
        <ul className="flex flex-col gap-4">
          {terms.map(({ name, icon, count }) => (
            <li key={name} className="flex items-start gap-3">
              <Tile tone={name === 'forfeit' ? 'warn' : 'palm'}>{icon}</Tile>
              <span className="min-w-0 flex-1">
                <span className="block text-body-strong">{t(`terms.${name}.title`)}</span>
                <span className="block text-small text-ink-2">{t(`terms.${name}.text`, { count })}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {canAsk ? (
        <div className={panelClasses({ pad: false, className: 'px-4 py-1' })}>
          <Switch
            checked={isFinancing}
            onChange={(event) => financingDraft.change({ isWanted: event.target.checked ? 1 : 0 })}
          >
            <span className="block text-body-strong">{t('financing.wish')}</span>
            <span className="block text-small text-ink-2">{t('financing.wishNote')}</span>
          </Switch>
        </div>
      ) : null}
    </>
  );
}
