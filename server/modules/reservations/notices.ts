import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { findForNotice } from './repository.ts';

type ReserverKind = Extract<NotificationKind, `reservation${string}`>;
type AdvertiserKind = Extract<NotificationKind, `property${string}`>;

interface Happened {
  reservationId: number;
  /** Null if the one who reserved needs no notification; the same for the advertiser. */
  reserver: ReserverKind | null;
  advertiser: AdvertiserKind | null;
  /** Where the fee was refunded to. */
  refundTo?: 'wallet' | 'card';
  /** Whether the advertiser ended it. */
  isByOwner?: boolean;
  /** Why an operator took a signature back. */
  reason?: string;
}

/** Notifies the users of a reservation of an event, in the transaction of that event. */
export async function notifyOfReservation(
  transaction: Database,
  { reservationId, reserver, advertiser, refundTo = 'wallet', isByOwner, reason = '' }: Happened,
): Promise<void> {
  const { userId, advertiserId, executeBefore, amountHalalas, ...listing } = await findForNotice(
    transaction,
    reservationId,
  );
  const due = { ...listing, executeBefore: executeBefore?.toISOString() ?? null };
  if (reserver === 'reservationRefunded') {
    const params = { ...listing, amountHalalas, refundTo, ...(isByOwner && { isByOwner }) };
    await notify(transaction, userId, { kind: reserver, params });
  } else if (reserver === 'reservationUnsigned') {
    await notify(transaction, userId, { kind: reserver, params: { ...listing, reason } });
  } else if (reserver) {
    await notify(transaction, userId, { kind: reserver, params: due });
  }
  if (advertiser === 'propertyUnsigned') {
    await notify(transaction, advertiserId, { kind: advertiser, params: { ...listing, reason } });
  } else if (advertiser) await notify(transaction, advertiserId, { kind: advertiser, params: due });
}
