import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { cardRemovals } from '../../../db/schema/money.ts';
import type { CardVault } from '../../../gateways/payments/payments-gateway.ts';
import type { Clock } from '../../../lib/clock.ts';

const MOST = 20;

/** Queues the deletion of a card at the gateway, in the transaction that removes it here. */
export async function addRemoval(transaction: Database, token: string, at: Date): Promise<void> {
  await transaction.insert(cardRemovals).values({ token, createdAt: at, tryAt: at }).onConflictDoNothing();
}

/** Cancels a queued deletion, because the user saved the card again. */
export async function dropRemoval(transaction: Database, token: string): Promise<void> {
  await transaction.delete(cardRemovals).where(eq(cardRemovals.token, token));
}

/**
 * Claims the most overdue removal, if any. The pause before its next try grows with its age, to a
 * day at most.
 */
async function claimRemoval(db: Database, at: Date): Promise<string | undefined> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const age = sql`(${now} - ${cardRemovals.createdAt})`;
  const due = db
    .select({ token: cardRemovals.token })
    .from(cardRemovals)
    .where(lte(cardRemovals.tryAt, at))
    .orderBy(asc(cardRemovals.tryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(cardRemovals)
    .set({ tryAt: sql`${now} + least(greatest(interval '1 minute', ${age} / 2), interval '1 day')` })
    .where(inArray(cardRemovals.token, due))
    .returning({ token: cardRemovals.token });
  return claimed?.token;
}

interface Services {
  db: Database;
  vault: CardVault;
  clock: Clock;
}

/** Deletes removed cards at the gateway, and returns how many. Throws if the gateway fails. */
export async function forgetRemovedCards({ db, vault, clock }: Services): Promise<number> {
  let forgotten = 0;
  for (; forgotten < MOST; forgotten += 1) {
    const token = await claimRemoval(db, clock.now());
    if (token === undefined) break;
    await vault.forget(token);
    await dropRemoval(db, token);
  }
  return forgotten;
}
