import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { findForNotice } from './repository.ts';

interface Happened {
  reservationId: number;
  reserver: Extract<NotificationKind, `reservation${string}`>;
  /** Null if the advertiser needs no notification. */
  advertiser: 'propertyReserved' | 'propertyFreed' | null;
  /** Where the fee was refunded to. */
  refundTo?: 'wallet' | 'card';
}

/** Notifies the users of a reservation of an event, in the transaction of that event. */
export async function notifyOfReservation(
  transaction: Database,
  { reservationId, reserver, advertiser, refundTo = 'wallet' }: Happened,
): Promise<void> {
  const { userId, advertiserId, executeBefore, amountHalalas, ...listing } = await findForNotice(
    transaction,
    reservationId,
  );
  if (reserver === 'reservationPaid') {
    const params = { ...listing, executeBefore: executeBefore?.toISOString() ?? null };
    await notify(transaction, userId, { kind: reserver, params });
  } else if (reserver === 'reservationRefunded') {
    await notify(transaction, userId, { kind: reserver, params: { ...listing, amountHalalas, refundTo } });
  } else {
    await notify(transaction, userId, { kind: reserver, params: listing });
  }
  if (advertiser) await notify(transaction, advertiserId, { kind: advertiser, params: listing });
}
