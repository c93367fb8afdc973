/**
 * The contract's values for an ad's choices (contract/property-entities.ts), in the form's order.
 */
export const CATEGORIES = ['residential', 'commercial'] as const;
export const PURPOSES = ['for_sale', 'for_rent', 'for_investment'] as const;
export const RENT_PERIODS = ['year', 'month'] as const;
export const TENANT_KINDS = ['families', 'singles'] as const;
