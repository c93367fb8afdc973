import type { WalletTab } from './queries.ts';
import { PAYMENT_FILTERS } from './tabs.ts';

export interface WalletSearch {
  tab?: string;
  page?: string | number;
  /** The second form of core §4: topping up. */
  form?: string;
}

/** The page that an address names, from 1; the first where it names none that can be. */
export function pageOf(page: unknown): number {
  const number = /^\d{1,4}$/.test(String(page ?? '')) ? Number(page) : 1;
  return Math.max(1, number);
}

export function readTab(tab: string | undefined): WalletTab {
  return PAYMENT_FILTERS.find((filter) => filter === tab) ?? '';
}
