import { useTranslation } from 'react-i18next';
import type { ListKey, ListQuery } from './list-search.ts';

export type PopoverName = 'purpose' | 'type' | 'price' | 'rooms' | 'area';

/** The filters that a phone's chips lead to in the sheet. */
export type FilterStart = Extract<PopoverName, 'price' | 'rooms'>;

/** The filters that have a popover of their own, and the parameters that each sets. */
export const POPOVER_KEYS: Record<PopoverName, readonly ListKey[]> = {
  purpose: ['purpose'],
  type: ['typeId'],
  price: ['priceFrom', 'priceTo'],
  rooms: ['rooms'],
  area: ['areaFrom', 'areaTo'],
};

/** What the price filter limits: among rents what a year costs, since a rent by the month counts as twelve. */
export function usePriceTitle({ purpose }: ListQuery): string {
  const { t } = useTranslation(['properties', 'search']);
  return purpose === 'for_rent' ? t('search:filters.priceYearly') : t('search:filters.price');
}
