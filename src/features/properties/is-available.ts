import type { PropertyStatus } from '../../../contract/property-entities.ts';

/**
 * Whether a listing is on offer: only its owner, tenant and advertiser see one that is let, sold or
 * hidden.
 */
export const isAvailable = ({ status }: { status: PropertyStatus }) =>
  status === 'published' || status === 'reserved';
