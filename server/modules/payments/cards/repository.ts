import { and, desc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { type CardBrand, type CardExpiry, isExpired } from '../../../../contract/card-number.ts';
import type { Database } from '../../../db/database.ts';
import { paymentMethods, payments } from '../../../db/schema/money.ts';
import { users } from '../../../db/schema/people.ts';
import type { KeptCard } from '../../../gateways/payments/payments-gateway.ts';
import { addRemoval, dropRemoval } from './removals.ts';

/** A card that the user saved, with the gateway's token to charge it. */
export interface SavedCard {
  id: number;
  token: string;
  brand: CardBrand;
  last: string;
  expiry: CardExpiry;
  /** The user has chosen it for every payment. */
  isDefault: boolean;
}

function asSaved(row: typeof paymentMethods.$inferSelect): SavedCard[] {
  const { id, token, brand, last, expiryMonth: month, expiryYear: year, isDefault } = row;
  return token === null ? [] : [{ id, token, brand, last, expiry: { month, year }, isDefault }];
}

const ofPerson = (userId: number) => and(eq(paymentMethods.userId, userId), isNotNull(paymentMethods.token));

/**
 * A user's saved cards: valid ones first, then the default one, then by their last use; the latest
 * saved first.
 */
export async function listCards(db: Database, userId: number, now: Date): Promise<SavedCard[]> {
  const used = db
    .select({ cardId: payments.paymentMethodId, usedAt: max(payments.settledAt).as('used_at') })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.status, 'paid'), isNotNull(payments.paymentMethodId)))
    .groupBy(payments.paymentMethodId)
    .as('used');
  const rows = await db
    .select({ card: paymentMethods })
    .from(paymentMethods)
    .leftJoin(used, eq(used.cardId, paymentMethods.id))
    .where(ofPerson(userId))
    .orderBy(desc(paymentMethods.isDefault), sql`${used.usedAt} desc nulls last`, desc(paymentMethods.id));
  const cards = rows.flatMap(({ card }) => asSaved(card));
  return cards.toSorted(
    (one, other) => Number(isExpired(one.expiry, now)) - Number(isExpired(other.expiry, now)),
  );
}

/** Makes a user's card the default one; false if they have no such card. */
export async function chooseDefault(transaction: Database, userId: number, id: number): Promise<boolean> {
  const ofUser = eq(paymentMethods.userId, userId);
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!(await findCard(transaction, userId, id))) return false;
  await transaction
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(ofUser, paymentMethods.isDefault));
  await transaction.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, id));
  return true;
}

/** A user's own saved card; undefined if they have none with that id. */
export async function findCard(db: Database, userId: number, id: number): Promise<SavedCard | undefined> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(ofPerson(userId), eq(paymentMethods.id, id)));
  return row && asSaved(row)[0];
}

/**
 * Saves a user's card under its token. If the user has a card of this brand and these last digits,
 * that is the same one, perhaps renewed: it gets the new token and expiry, and the old token is
 * queued for deletion at the gateway.
 */
export async function saveCard(
  transaction: Database,
  { userId, card, at }: { userId: number; card: KeptCard; at: Date },
): Promise<SavedCard> {
  const { token, brand, last, expiry } = card;
  // Serialises a user's saves: two requests that save the same new card at once would not see each
  // other's token.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const sameCard = and(ofPerson(userId), eq(paymentMethods.brand, brand), eq(paymentMethods.last, last));
  const [there] = await transaction
    .select()
    .from(paymentMethods)
    .where(sameCard)
    .orderBy(desc(paymentMethods.id))
    .limit(1);
  const known = { token, expiryMonth: expiry.month, expiryYear: expiry.year };
  const [row] = await (there
    ? transaction.update(paymentMethods).set(known).where(eq(paymentMethods.id, there.id)).returning()
    : transaction
        .insert(paymentMethods)
        .values({ ...known, userId, brand, last, createdAt: at })
        .returning());
  const [saved] = row ? asSaved(row) : [];
  if (!saved) throw new Error('The card was not written');
  await dropRemoval(transaction, token);
  if (there?.token && there.token !== token) await addRemoval(transaction, there.token, at);
  return saved;
}

/** Removes a user's card here and, later, at the gateway; false if they have no such card. */
export async function removeCard(
  transaction: Database,
  { userId, id, at }: { userId: number; id: number; at: Date },
): Promise<boolean> {
  const [card] = await transaction
    .select({ token: paymentMethods.token })
    .from(paymentMethods)
    .where(and(ofPerson(userId), eq(paymentMethods.id, id)))
    .for('update');
  if (!card?.token) return false;
  await transaction
    .update(paymentMethods)
    .set({ token: null, isDefault: false })
    .where(eq(paymentMethods.id, id));
  await addRemoval(transaction, card.token, at);
  return true;
}
