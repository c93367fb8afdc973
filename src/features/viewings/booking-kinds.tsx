import { CalendarCheck, Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LUXURY_VIEWING_SAR, VIEWING_HOLD_MINUTES } from '../../../contract/limits.ts';
import { Money } from '../../ui/money.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';

/** The two kinds of viewing, and what each costs and promises. */
export function BookingKinds() {
  const { t } = useTranslation(['viewings', 'properties']);
  return (
    <div className="grid gap-3">
      <Kind
        sign={
          <Tile tone="palm">
            <CalendarCheck />
          </Tile>
        }
        title={t('booking.normal.title')}
        note={t('booking.normal.note')}
      />
      <Kind
        sign={
          <Tile tone="gold">
            <Gem />
          </Tile>
        }
        title={t('booking.luxury.title')}
        note={t('booking.luxury.note', { count: VIEWING_HOLD_MINUTES })}
        price={
          <Money
            amount={LUXURY_VIEWING_SAR}
            label={t('properties:price.currency')}
            className="font-semibold text-clay"
          />
        }
      />
    </div>
  );
}

interface KindProps {
  sign: ReactNode;
  title: string;
  note: string;
  price?: ReactNode;
}

function Kind({ sign, title, note, price }: KindProps) {
  return (
    <div className={panelClasses({ pad: false, className: 'flex items-center gap-3 p-3 pe-4' })}>
      {sign}
      <div className="min-w-0 flex-1">
        <p className="text-body font-semibold">{title}</p>
        <p className="text-small text-ink-2">{note}</p>
      </div>
      {price}
    </div>
  );
}
