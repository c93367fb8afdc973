import type { PropertyStatus } from '../../../contract/property-entities.ts';

/** Whether a listing can be had: one that is let, sold or hidden is shown to those whom it concerns alone. */
export const isOnOffer = ({ status }: { status: PropertyStatus }) =>
  status === 'published' || status === 'reserved';
