import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { brandOf, cardDigits, isExpired } from '../../../contract/card-number.ts';
import type { Database } from '../../db/database.ts';
import { type SANDBOX_CARD_TEMPERS, sandboxCards } from '../../db/schema/sandbox.ts';
import { CardNotUsableError, type CardRefusal, type CardVault } from './payments-gateway.ts';

export type SandboxCard = typeof sandboxCards.$inferSelect;

/** Numbers that behave otherwise than well, by their last four digits; the CVV 999 is always wrong. */
const TEMPERS: Record<string, (typeof SANDBOX_CARD_TEMPERS)[number]> = {
  '0002': 'declined',
  '9995': 'empty',
  '3220': 'asks',
};
const WRONG_CVV = '999';

/** What the bank says of a charge; null where nothing is the matter. */
export function refusalOf(card: SandboxCard, cvv: string, now: Date): CardRefusal | null {
  if (isExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) return 'expired';
  if (cvv === WRONG_CVV) return 'cvv';
  if (card.temper === 'declined') return 'declined';
  return card.temper === 'empty' ? 'funds' : null;
}

export async function findSandboxCard(db: Database, token: string): Promise<SandboxCard | undefined> {
  const [found] = await db.select().from(sandboxCards).where(eq(sandboxCards.token, token));
  return found;
}

/** Keeps cards as a gateway does: by a token, the number is gone at once. */
export function createSandboxCards(db: Database): CardVault {
  return {
    browser: null,
    async keep({ number, expiry }) {
      const digits = cardDigits(number);
      const brand = brandOf(digits);
      if (!brand) throw new CardNotUsableError('brand');
      const token = `token_${randomBytes(18)
        .toString('hex')
        .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
      const last = digits.slice(-4);
      await db.insert(sandboxCards).values({
        token,
        brand,
        last,
        expiryMonth: expiry.month,
        expiryYear: expiry.year,
        temper: TEMPERS[last] ?? 'good',
      });
      return { token, brand, last, expiry };
    },
    async read(token) {
      const found = await findSandboxCard(db, token);
      if (!found) return null;
      const { brand, last, expiryMonth, expiryYear } = found;
      return { token, brand, last, expiry: { month: expiryMonth, year: expiryYear } };
    },
    async forget(token) {
      await db.delete(sandboxCards).where(eq(sandboxCards.token, token));
    },
  };
}
