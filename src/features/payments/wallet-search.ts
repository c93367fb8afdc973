import { PAYMENT_FILTERS } from './tabs.ts';
import type { WalletTab } from './wallet-queries.ts';

export interface WalletSearch {
  tab?: string;
  page?: string | number;
  /** The second form of core §4: topping up. */
  form?: string;
}

export function readTab(tab: string | undefined): WalletTab {
  return PAYMENT_FILTERS.find((filter) => filter === tab) ?? '';
}
