import { and, desc, eq, ne } from 'drizzle-orm';
import { RESERVATION_FORFEIT_DAYS } from '../../contract/limits.ts';
import { reservationFee } from '../../contract/reservation-fee.ts';
import type { Database } from '../db/database.ts';
import { payments, walletTopUps } from '../db/schema/money.ts';
import { properties } from '../db/schema/properties.ts';
import { reservations } from '../db/schema/reservations.ts';
import { createSandboxCards } from '../gateways/payments/sandbox-cards.ts';
import { inHalalas } from '../lib/money.ts';
import { saveCard } from '../modules/payments/cards/repository.ts';
import { type Account, move } from '../modules/payments/ledger/repository.ts';
import { demoCards, demoReservations, demoTopUps } from './demo/money.ts';
import { saraId } from './demo/sara-listings.ts';

const DAY_MS = 86_400_000;
/** Longer than the usual half hour, so that the demo's users find it waiting. */
const DEMO_HOLD_MS = 2 * DAY_MS;

type Payment = typeof payments.$inferSelect;

const wallet: Account = { kind: 'wallet', userId: saraId };
const gateway: Account = { kind: 'gateway' };
const held: Account = { kind: 'held' };

async function addPayment(
  db: Database,
  made: Pick<
    typeof payments.$inferInsert,
    'reference' | 'purpose' | 'subjectId' | 'amountHalalas' | 'method' | 'status'
  >,
  at: Date,
): Promise<Payment> {
  const [payment] = await db
    .insert(payments)
    .values({ ...made, userId: saraId, createdAt: at, settledAt: at })
    .returning();
  if (!payment) throw new Error('The payment was not written');
  return payment;
}

async function seedCards(db: Database, now: Date): Promise<void> {
  const { keep } = createSandboxCards(db);
  for (const { number, month, yearsAhead } of demoCards) {
    const expiry = { month, year: now.getUTCFullYear() + yearsAhead };
    const card = await keep?.({ number, expiry });
    if (card) await saveCard(db, { userId: saraId, card, at: now });
  }
}

async function seedTopUps(db: Database, now: Date): Promise<void> {
  for (const { reference, amountSar, daysAgo, status } of demoTopUps) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const amountHalalas = inHalalas(amountSar);
    const topUp = { userId: saraId, amountHalalas, createdAt: at };
    const [made] = await db.insert(walletTopUps).values(topUp).returning();
    if (!made) throw new Error('The top-up was not written');
    const of = { purpose: 'top_up', subjectId: made.id, method: 'gateway' } as const;
    const payment = await addPayment(db, { ...of, reference, amountHalalas, status }, at);
    if (status === 'paid') await move(db, { kind: 'payment', payment, from: gateway, to: wallet, at });
  }
}

/** Listings in a status, last first, since viewings use the first ones. */
async function listingsOf(db: Database, status: (typeof demoReservations)[number]['of']) {
  return db
    .select({
      id: properties.id,
      purpose: properties.purpose,
      priceHalalas: properties.priceHalalas,
      rentPeriod: properties.rentPeriod,
    })
    .from(properties)
    .where(and(eq(properties.status, status), ne(properties.advertiserId, saraId)))
    .orderBy(desc(properties.id))
    .limit(demoReservations.length);
}

async function seedReservations(db: Database, now: Date): Promise<void> {
  for (const [index, { status, of, daysAgo, reference, method }] of demoReservations.entries()) {
    const listing = (await listingsOf(db, of))[index];
    if (!listing) continue;
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const paidAt = reference ? at : null;
    const executeBefore = paidAt && new Date(paidAt.getTime() + RESERVATION_FORFEIT_DAYS * DAY_MS);
    const isOver = status !== 'waiting_payment' && status !== 'reserved';
    const amountHalalas = reservationFee(listing).halalas;
    const [made] = await db
      .insert(reservations)
      .values({
        userId: saraId,
        propertyId: listing.id,
        status,
        amountHalalas,
        payBefore: new Date(at.getTime() + DEMO_HOLD_MS),
        paidAt,
        executeBefore,
        createdAt: at,
        closedAt: isOver ? new Date(at.getTime() + DAY_MS) : null,
      })
      .returning();
    if (!made || !reference || !method) continue;
    const subject = { purpose: 'reservation', subjectId: made.id } as const;
    const payment = await addPayment(
      db,
      { ...subject, reference, amountHalalas, method, status: 'paid' },
      at,
    );
    const from = method === 'wallet' ? wallet : gateway;
    await move(db, { kind: 'payment', payment, from, to: held, at });
    if (!isOver) continue;
    const end =
      status === 'refunded'
        ? ({ kind: 'refund', to: wallet } as const)
        : ({ kind: 'earned', to: { kind: 'income' } } as const);
    await move(db, { ...end, payment, from: held, at: made.closedAt ?? at });
  }
}

/** Writes the first demo account's cards, wallet and reservations. Needs the listings. */
export async function seedMoney(db: Database): Promise<void> {
  const now = new Date();
  await seedCards(db, now);
  await seedTopUps(db, now);
  await seedReservations(db, now);
}
