import type { AdAction } from '../../../contract/ad-rules.ts';
import type { PropertyStatus, Purpose } from '../../../contract/property-entities.ts';

interface AdStanding {
  status: PropertyStatus;
  purpose: Purpose;
  /** Where an operator hid it from; null where its advertiser did. */
  hiddenFrom: 'published' | 'reserved' | null;
  /** A duration was chosen that is not paid for. */
  isUnpaid: boolean;
}

/** What ends an ad well: what is let is rented, what is sold is sold, an investment either. */
function endings(purpose: Purpose): AdAction[] {
  if (purpose === 'for_rent') return ['rented'];
  return purpose === 'for_sale' ? ['sold'] : ['rented', 'sold'];
}

function statusActions({ status, purpose, hiddenFrom }: AdStanding): AdAction[] {
  switch (status) {
    case 'published':
      return ['edit', 'confirm', 'hide', ...endings(purpose), 'delete'];
    case 'hidden':
      // What an operator hid only an operator shows again.
      return hiddenFrom ? ['edit', 'delete'] : ['edit', 'show', ...endings(purpose), 'delete'];
    case 'rented':
    case 'sold':
      return ['show', 'delete'];
    // Somebody's money stands on it.
    case 'reserved':
      return ['confirm'];
    default:
      return ['edit', 'delete'];
  }
}

/** What an advertiser may do with his ad as it stands (DESIGN §6), in the order of its menu. */
export function actionsOf(ad: AdStanding): AdAction[] {
  const actions = statusActions(ad);
  return ad.isUnpaid && actions.includes('edit') ? ['pay', ...actions] : actions;
}
