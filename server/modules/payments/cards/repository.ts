import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { CardBrand, CardExpiry } from '../../../../contract/card-number.ts';
import type { Database } from '../../../db/database.ts';
import { paymentMethods } from '../../../db/schema/money.ts';
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
}

function asSaved(row: typeof paymentMethods.$inferSelect): SavedCard[] {
  const { id, token, brand, last, expiryMonth: month, expiryYear: year } = row;
  return token === null ? [] : [{ id, token, brand, last, expiry: { month, year } }];
}

const ofPerson = (userId: number) => and(eq(paymentMethods.userId, userId), isNotNull(paymentMethods.token));

/** A user's saved cards, the latest first. */
export async function listCards(db: Database, userId: number): Promise<SavedCard[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(ofPerson(userId))
    .orderBy(desc(paymentMethods.id));
  return rows.flatMap(asSaved);
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
 * Saves a user's card under its token. If the user has saved it before, it gets the new token, and
 * the old one is queued for deletion at the gateway.
 */
export async function saveCard(
  transaction: Database,
  { userId, card, at }: { userId: number; card: KeptCard; at: Date },
): Promise<SavedCard> {
  const { token, brand, last, expiry } = card;
  // Serialises a user's saves: two requests that save the same new card at once would not see each
  // other's token.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const sameCard = and(
    ofPerson(userId),
    eq(paymentMethods.brand, brand),
    eq(paymentMethods.last, last),
    eq(paymentMethods.expiryMonth, expiry.month),
    eq(paymentMethods.expiryYear, expiry.year),
  );
  const [there] = await transaction.select().from(paymentMethods).where(sameCard);
  const [row] = await transaction
    .insert(paymentMethods)
    .values({ userId, token, brand, last, expiryMonth: expiry.month, expiryYear: expiry.year, createdAt: at })
    .onConflictDoUpdate({
      target: [
        paymentMethods.userId,
        paymentMethods.brand,
        paymentMethods.last,
        paymentMethods.expiryMonth,
        paymentMethods.expiryYear,
      ],
      targetWhere: sql`${paymentMethods.token} is not null`,
      set: { token },
    })
    .returning();
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
  await transaction.update(paymentMethods).set({ token: null }).where(eq(paymentMethods.id, id));
  await addRemoval(transaction, card.token, at);
  return true;
}
