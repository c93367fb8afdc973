import { useTranslation } from 'react-i18next';
import type { SidedReservation } from '../../../contract/reservations.ts';

/** What the other side is to the caller: the advertiser, the tenant or the buyer. */
export function useOtherParty({ side, Property }: Pick<SidedReservation, 'side' | 'Property'>): string {
  const { t } = useTranslation('reservations');
  if (side === 'buyer') return t('detail.party.owner');
  return t(Property.purpose === 'for_rent' ? 'detail.party.tenant' : 'detail.party.buyer');
}
