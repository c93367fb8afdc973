import type { Purpose } from '../../contract/property-entities.ts';

/** The purposes with links in the navigation and the footer. */
export const PURPOSES = ['for_rent', 'for_sale', 'for_investment'] as const satisfies readonly Purpose[];
