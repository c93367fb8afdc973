import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ChevronRight, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../contract/contract.ts';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { linkClasses } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { comparePrices } from './compare-prices.ts';
import { PropertyDetailSection } from './section.tsx';

const ICONS = { below: ArrowDown, above: ArrowUp, same: Equal };

interface PropertyDetailMarketProps {
  property: PropertyDetail;
  /** Undefined in an answer cached before the server sent it. */
  market: Answer<'properties.retrieve'>['marketPrice'] | undefined;
}

/** The price of a square metre beside its district's median; absent where either is unknown. */
export function PropertyDetailMarket({ property, market }: PropertyDetailMarketProps) {
  const { t } = useTranslation(['detail', 'properties']);
  const { price, area, rentPeriod, purpose, Neighborhood, City, PropertyType } = property;
  if (!market || price === null || !area) return null;
  const own = Math.round(price / area);
  const { side, percent } = comparePrices(own, market.medianPerMetre);
  const Icon = ICONS[side];
  const period = rentPeriod ? t(`properties:price.period.${rentPeriod}`) : null;
  return (
    <PropertyDetailSection title={t('market.title')}>
      <Panel>
        <dl className="grid pair-grid gap-4">
          <MetrePrice name={t('market.own')} amount={own} period={period} />
          <MetrePrice
            name={
              market.scope === 'neighborhood'
                ? t('market.ofNeighborhood', { neighborhood: Neighborhood.name })
                : t('market.ofCity', { city: City.name })
            }
            amount={market.medianPerMetre}
            period={period}
          />
        </dl>
        <p className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-small-strong">
          <Icon aria-hidden className="icon-18 text-palm" />
          <span>{t(`market.${side}`, { percent })}</span>
        </p>
        <p className="mt-1 text-caption text-ink-2">
          <span>{t('market.count', { count: market.count })}</span>
          {market.scope === 'city' ? <span>{` ${t('market.cityInstead')}`}</span> : null}
        </p>
        <Link
          to="/district/$id"
          params={{ id: String(Neighborhood.id) }}
          search={{ purpose, typeId: PropertyType.id }}
          className={linkClasses()}
        >
          <span>{t('market.more', { neighborhood: Neighborhood.name })}</span>
          <ChevronRight aria-hidden className="flip" />
        </Link>
      </Panel>
    </PropertyDetailSection>
  );
}

function MetrePrice({ name, amount, period }: { name: ReactNode; amount: number; period: string | null }) {
  const { t } = useTranslation('properties');
  return (
    <div>
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
        <Money amount={amount} label={t('price.currency')} size="strong" />
        {period ? <span className="text-small text-ink-2">{period}</span> : null}
      </dd>
    </div>
  );
}
