import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyType } from '../../../contract/property-entities.ts';
import { Chips, chipClasses } from '../../ui/chip.tsx';
import { Money } from '../../ui/money.tsx';
import { type ActiveFilter, withFilter } from './list-filters.ts';
import { type ListQuery, writeListSearch } from './list-search.ts';

const PURPOSES = ['for_rent', 'for_sale', 'for_investment'] as const;
const TENANTS = ['families', 'singles'] as const;
const QUICK_TYPES = 8;

interface ListChipsProps {
  query: ListQuery;
  filters: readonly ActiveFilter[];
  types: readonly PropertyType[];
}

/** The filters that are set, each to be taken off, and after them the ones at hand. Links: back undoes them. */
export function ListChips({ query, filters, types }: ListChipsProps) {
  const { t } = useTranslation('properties');
  return (
    <Chips label={t('filters.chips')}>
      {filters.map(({ key, text, money, without }) => (
        <ChipLink key={key} on to={without}>
          {money ? (
            <>
              {money.lead} <Money amount={money.amount} label={t('price.currency')} />
            </>
          ) : (
            <span className="max-w-50 truncate">{text}</span>
          )}
          <span className="sr-only">{t('filters.remove')}</span>
          <X aria-hidden className="icon-16!" />
        </ChipLink>
      ))}
      {query.purpose
        ? null
        : PURPOSES.map((purpose) => (
            <ChipLink key={purpose} to={withFilter(query, { purpose })}>
              {t(`purpose.${purpose}`)}
            </ChipLink>
          ))}
      {query.propertyType
        ? null
        : TENANTS.map((propertyType) => (
            <ChipLink key={propertyType} to={withFilter(query, { propertyType })}>
              {t(`tenants.${propertyType}`)}
            </ChipLink>
          ))}
      {query.typeId
        ? null
        : types.slice(0, QUICK_TYPES).map(({ id, name }) => (
            <ChipLink key={id} to={withFilter(query, { typeId: id })}>
              {name}
            </ChipLink>
          ))}
    </Chips>
  );
}

function ChipLink({ to, on, children }: { to: ListQuery; on?: boolean; children: ReactNode }) {
  return (
    <Link to="/propertielist" search={writeListSearch(to)} preload={false} className={chipClasses({ on })}>
      {children}
    </Link>
  );
}
