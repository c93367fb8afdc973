import type { PropertyStatus } from '../../../contract/property-entities.ts';

/**
 * Whether a listing is on offer: only its advertiser and those bound to it see one that is let,
 * sold or hidden.
 */
export const isAvailable = ({ status }: { status: PropertyStatus }) =>
  status === 'published' || status === 'reserved';
