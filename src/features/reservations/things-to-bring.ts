import type { ReservationSide, SidedReservation } from '../../../contract/reservations.ts';

/** Keys of `detail.bring`. */
type Thing =
  | 'identity'
  | 'absher'
  | 'rent'
  | 'price'
  | 'fee'
  | 'deed'
  | 'meter'
  | 'keys'
  | 'agency'
  | 'brokerage';

/** What shows that an advertiser may sign: the owner’s own deed is enough. */
const AUTHORITY: Record<NonNullable<SidedReservation['ownerType']>, Thing[]> = {
  owner: [],
  agent: ['agency'],
  broker: ['brokerage'],
};

/** What each side brings to the signing of a lease or a sale. */
export function thingsToBring({
  ownerType,
  Property,
}: Pick<SidedReservation, 'ownerType' | 'Property'>): Record<ReservationSide, Thing[]> {
  const authority = ownerType ? AUTHORITY[ownerType] : [];
  if (Property.purpose !== 'for_rent') {
    return { buyer: ['identity', 'price', 'fee'], owner: ['identity', 'deed', ...authority] };
  }
  return {
    buyer: ['identity', 'absher', 'rent', 'fee'],
    owner: ['identity', 'deed', ...authority, 'meter', 'keys'],
  };
}
