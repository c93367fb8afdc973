import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { cx } from '../../../ui/cx.ts';
import { Money } from '../../../ui/money.tsx';
import { Num } from '../../../ui/num.tsx';
import { useOpenTargets } from './open-targets.ts';
import { feeInSar } from './reservation-fee.tsx';
import { PropertyDetailSection } from './section.tsx';

/**
 * core §2: category, street, building and apartment numbers, floors, and the cost of reserving.
 * Leaves out unknown values.
 */
export function PropertyDetailSpecification({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation(['detail', 'properties']);
  const money = (sar: number) => <Money amount={sar} label={t('properties:price.currency')} />;
  const isReservable = useOpenTargets(property.id).reservation !== undefined;
  const number = (value: string | number | null) => (value === null ? null : <Num>{value}</Num>);
  const rows: [string, ReactNode, 'wide'?][] = [
    [t('spec.street'), property.street, 'wide'],
    [t('spec.category'), t(`properties:category.${property.category}`)],
    [t('spec.tenants'), property.propertyType && t(`properties:tenants.${property.propertyType}`)],
    [t('spec.building'), number(property.buildNumber)],
    [
      property.category === 'commercial'
        ? t('spec.unit', { type: property.PropertyType.name })
        : t('spec.apartment'),
      number(property.apartmentNumber),
    ],
    [t('spec.floors'), number(property.floorsCount)],
    [t('spec.floor'), property.floorNumber === 0 ? t('spec.ground') : number(property.floorNumber)],
    [t('spec.region'), property.Region.name],
    [t('spec.fee'), property.status === 'published' && isReservable ? money(feeInSar(property)) : null],
  ];
  return (
    <PropertyDetailSection title={t('spec.title')}>
      <dl className="flex flex-wrap gap-x-4 overflow-hidden rounded-card bg-surface px-4 shadow-card">
        {rows
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value, width]) => (
            <div
              key={name}
              className={cx(
                '-mb-px flex min-h-12 grow flex-wrap items-center justify-between gap-x-2 border-b border-line py-3',
                // Two in a row where both fit without a break; a last one alone fills the row.
                width ? 'basis-full' : 'min-w-fit basis-[calc(50%-8px)]',
              )}
            >
              <dt className="flex-none text-ink-2">{name}</dt>
              <dd className="ms-auto min-w-0 text-end text-body-strong">{value}</dd>
            </div>
          ))}
      </dl>
    </PropertyDetailSection>
  );
}
