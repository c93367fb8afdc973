import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import type { NotificationParams } from '../notifications/texts.ts';
import { findForNotice } from './repository.ts';

type VisitorKind = Exclude<Extract<NotificationKind, `viewing${string}`>, 'viewingExpert'>;
type AdvertiserKind = Extract<NotificationKind, `visit${string}`>;

interface Happened {
  viewingId: number;
  visitor: VisitorKind;
  /** Null if the advertiser needs no notification. */
  advertiser: AdvertiserKind | null;
  /** What the visitor gets back, and where. */
  refund?: { halalas: number; to: RefundWay } | undefined;
}

/** Notifies the visitor of who goes with them, in the transaction that names the expert. */
export async function notifyOfExpert(
  transaction: Database,
  viewingId: number,
  expert: string,
): Promise<void> {
  const { userId, startsAt, advertiserId: _, ...listing } = await findForNotice(transaction, viewingId);
  const params = { ...listing, startsAt: startsAt.toISOString(), expert };
  await notify(transaction, userId, { kind: 'viewingExpert', params });
}

/** Notifies the users of a viewing of an event, in the transaction of that event. */
export async function notifyOfViewing(
  transaction: Database,
  { viewingId, visitor, advertiser, refund }: Happened,
): Promise<void> {
  const { userId, advertiserId, startsAt, ...listing } = await findForNotice(transaction, viewingId);
  const params: NotificationParams<'visitBooked'> = { ...listing, startsAt: startsAt.toISOString() };
  if (visitor === 'viewingCancelled') {
    const back = { refundHalalas: refund?.halalas ?? 0, to: refund?.to };
    await notify(transaction, userId, { kind: visitor, params: { ...params, ...back } });
  } else {
    await notify(transaction, userId, { kind: visitor, params });
  }
  if (advertiser) await notify(transaction, advertiserId, { kind: advertiser, params });
}
