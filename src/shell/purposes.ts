import type { Purpose } from '../../contract/property-entities.ts';

/** What the navigation and the footer lead to lists of. */
export const PURPOSES = ['for_rent', 'for_sale', 'for_investment'] as const satisfies readonly Purpose[];
