import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { brandOf, cardDigits, isExpired } from '../../../contract/card-number.ts';
import type { CardRefusal } from '../../../contract/payments.ts';
import type { Database } from '../../db/database.ts';
import { type SANDBOX_CARD_TEMPERS, sandboxCards } from '../../db/schema/sandbox.ts';
import { CardNotUsableError, type CardVault } from './payments-gateway.ts';

export type SandboxCard = typeof sandboxCards.$inferSelect;

type Temper = (typeof SANDBOX_CARD_TEMPERS)[number];

/** What the bank of a temper that refuses says. */
const REFUSED = {
  declined: 'declined',
  empty: 'funds',
  limited: 'limit',
  blocked: 'blocked',
  offline: 'notOnline',
  silent: 'bank',
} as const satisfies Partial<Record<Temper, CardRefusal>>;

/**
 * Test numbers and how each behaves. Other numbers with the same last four digits behave alike, all
 * others as `good`.
 */
export const SANDBOX_CARD_NUMBERS: { number: string; temper: Temper }[] = [
  { number: '4111 1111 1111 1111', temper: 'good' },
  { number: '4000 0000 0000 0002', temper: 'declined' },
  { number: '4000 0000 0000 9995', temper: 'empty' },
  { number: '4000 0000 0000 3220', temper: 'asks' },
  { number: '4000 0000 0000 9979', temper: 'blocked' },
  { number: '4000 0000 0000 9987', temper: 'limited' },
  { number: '4000 0000 0000 0119', temper: 'silent' },
  { number: '4000 0000 0000 0127', temper: 'offline' },
];
/** The CVV that every card refuses. */
export const SANDBOX_WRONG_CVV = '999';

const TEMPERS = new Map(SANDBOX_CARD_NUMBERS.map(({ number, temper }) => [number.slice(-4), temper]));

/** Why the bank refuses a charge; null if it accepts. */
export function refusalOf(card: SandboxCard, cvv: string, now: Date): CardRefusal | null {
  if (isExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) return 'expired';
  if (cvv === SANDBOX_WRONG_CVV) return 'code';
  const { temper } = card;
  return temper === 'good' || temper === 'asks' ? null : REFUSED[temper];
}

export async function findSandboxCard(db: Database, token: string): Promise<SandboxCard | undefined> {
  const [found] = await db.select().from(sandboxCards).where(eq(sandboxCards.token, token));
  return found;
}

/** Stores cards as a gateway does: under a token, without the number. */
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
        temper: TEMPERS.get(last) ?? 'good',
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
