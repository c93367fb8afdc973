import { Bath, BedDouble, RulerDimensionLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyCard } from '../../../../contract/property-entities.ts';
import { formatCount } from '../../../lib/digits.ts';
import { Num } from '../../../ui/num.tsx';

type Counted = Pick<PropertyCard, 'roomsCount' | 'bathrooms' | 'area'>;

/** Rooms, bathrooms and area with their icons; a plot of land has its area only. */
export function PropertyFacts({ roomsCount, bathrooms, area }: Counted) {
  const { t } = useTranslation('properties');
  return (
    <>
      {roomsCount ? (
        <Fact icon={<BedDouble />} spoken={t('facts.rooms', { count: roomsCount })}>
          <Num>{roomsCount}</Num>
        </Fact>
      ) : null}
      {bathrooms ? (
        <Fact icon={<Bath />} spoken={t('facts.bathrooms', { count: bathrooms })}>
          <Num>{bathrooms}</Num>
        </Fact>
      ) : null}
      {area ? (
        <Fact
          icon={<RulerDimensionLine />}
          spoken={t('facts.area', { count: area, area: formatCount(area) })}
        >
          <Num>{formatCount(area)}</Num> {t('facts.squareMetres')}
        </Fact>
      ) : null}
    </>
  );
}

/** The sign and number for the eye, the whole phrase for screen readers. */
function Fact({ icon, spoken, children }: { icon: ReactNode; spoken: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap [&>svg]:icon-18">
      <span className="sr-only">{spoken}</span>
      {icon}
      <span aria-hidden>{children}</span>
    </span>
  );
}
