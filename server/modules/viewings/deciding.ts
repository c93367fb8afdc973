import type { RefundWay } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { findPaid } from '../payments/repository.ts';
import { callOffViewing } from './cancellation.ts';
import { notifyOfExpert } from './notices.ts';
import { statusAt } from './presenter.ts';
import { changeViewing, lockViewing, type ViewingFields } from './repository.ts';

/** A decision about a luxury viewing: what it changed, or why it was not made. */
export type DecidedViewing =
  | { outcome: 'done'; before: ViewingFields; after: ViewingFields }
  | { outcome: 'missing' }
  /** It was paid from the wallet: there is no card to refund to. */
  | { outcome: 'noCard' }
  | { outcome: 'wrongStatus'; status: string };

/** Locks a paid luxury viewing to come, or one that began without an expert; or says why not. */
async function lockPaid(transaction: Database, id: number, at: Date, isOverToo: boolean) {
  const viewing = await lockViewing(transaction, id);
  if (!viewing?.isLuxury) return { outcome: 'missing' } as const;
  const status = statusAt(viewing, at);
  const isPaid = viewing.status === 'confirmed';
  const isOpen = isPaid && (viewing.startsAt > at || (isOverToo && !viewing.expertName));
  return isOpen ? viewing : ({ outcome: 'wrongStatus', status } as const);
}

/** Names who goes with the visitor to a luxury viewing that is still to come, and notifies them. */
export async function nameExpert(
  transaction: Database,
  id: number,
  { name, mobile, at }: { name: string; mobile: string; at: Date },
): Promise<DecidedViewing> {
  const before = await lockPaid(transaction, id, at, false);
  if ('outcome' in before) return before;
  const expert = { expertName: name, expertMobile: mobile };
  await changeViewing(transaction, id, expert);
  await notifyOfExpert(transaction, id, name);
  return { outcome: 'done', before, after: { ...before, ...expert } };
}

/**
 * Ends a luxury viewing and gives its price back: one to come, or one to which nobody went with the
 * visitor.
 */
export async function refundViewing(
  transaction: Database,
  id: number,
  { to, at }: { to: RefundWay | undefined; at: Date },
): Promise<DecidedViewing> {
  const before = await lockPaid(transaction, id, at, true);
  if ('outcome' in before) return before;
  const paid = await findPaid(transaction, 'viewing', id);
  if (!paid) return { outcome: 'wrongStatus', status: 'unpaid' };
  if (to === 'card' && paid.method !== 'gateway') return { outcome: 'noCard' };
  await callOffViewing(transaction, before, {
    advertiser: before.startsAt > at ? 'visitCancelled' : null,
    ...(to && { refundTo: to }),
    at,
  });
  return { outcome: 'done', before, after: { ...before, status: 'cancelled' } };
}
