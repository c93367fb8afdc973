import { Bath, BedDouble, Calendar, RulerDimensionLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/digits.ts';
import { Num } from '../../ui/num.tsx';
import type { PropertyHead } from './property-detail-data.ts';

interface PropertyDetailFiguresProps {
  property: PropertyHead;
  /** Years; null unknown, undefined not yet known: its place is kept. */
  age: number | null | undefined;
}

/** core §2: icons for area, rooms, bathrooms and age; what a property has not, is left out. */
export function PropertyDetailFigures({ property, age }: PropertyDetailFiguresProps) {
  const { t } = useTranslation(['detail', 'properties']);
  const { area, roomsCount, bathrooms } = property;
  if (!area && !roomsCount && !bathrooms && !age) return null;
  return (
    <dl className="mx-gutter mt-4 grid auto-cols-fr grid-flow-col rounded-card bg-surface py-4 text-center shadow-card lg:mx-0 lg:mt-0 lg:rounded-none lg:border-y lg:border-line lg:shadow-none">
      {area ? (
        <Figure icon={<RulerDimensionLine />} name={t('figures.area')}>
          <Num>{formatCount(area)}</Num> {t('properties:facts.squareMetres')}
        </Figure>
      ) : null}
      {roomsCount ? (
        <Figure icon={<BedDouble />} name={t('figures.rooms')}>
          <Num>{roomsCount}</Num>
        </Figure>
      ) : null}
      {bathrooms ? (
        <Figure icon={<Bath />} name={t('figures.bathrooms')}>
          <Num>{bathrooms}</Num>
        </Figure>
      ) : null}
      {age === null ? null : (
        <Figure icon={<Calendar />} name={t('figures.age')}>
          {age === undefined ? '\u00a0' : t('figures.years', { count: age })}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-1 not-first:border-s not-first:border-line [&>svg]:icon-24 [&>svg]:text-palm">
      {icon}
      <dt className="order-last text-caption text-ink-2">{name}</dt>
      <dd className="mt-1.5 font-semibold">{children}</dd>
    </div>
  );
}
