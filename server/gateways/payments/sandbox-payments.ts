import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { sandboxPayments } from '../../db/schema/sandbox.ts';
import type { GatewayPayment, Notice, PaymentsGateway } from './payments-gateway.ts';
import { createSandboxCards, findSandboxCard, refusalOf } from './sandbox-cards.ts';

export const SANDBOX_PAY_PATH = '/sandbox/pay';
const SIGNATURE_HEADER = 'x-sandbox-signature';

const noticeBody = z.object({ id: z.uuid(), status: z.string() });

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

function signatureOf({ id, secret }: Pick<SandboxPayment, 'id' | 'secret'>, status: string): string {
  return createHmac('sha256', secret).update(`${id}.${status}`).digest('hex');
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** One sandbox payment; undefined if there is none. */
export async function findSandboxPayment(db: Database, id: string): Promise<SandboxPayment | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return found;
}

/** The sandbox's payments, the latest first. */
export async function listSandboxPayments(db: Database, limit: number): Promise<SandboxPayment[]> {
  return db.select().from(sandboxPayments).orderBy(desc(sandboxPayments.createdAt)).limit(limit);
}

/** Pays or fails an open payment; false if it is not open. */
export async function decideSandboxPayment(
  db: Database,
  id: string,
  status: 'paid' | 'failed',
): Promise<boolean> {
  const decided = await db
    .update(sandboxPayments)
    .set({ status })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, 'open')))
    .returning({ id: sandboxPayments.id });
  return decided.length > 0;
}

/** The sandbox's signed webhook call for a payment. */
export function noticeOf(payment: SandboxPayment): { headers: Record<string, string>; body: object } {
  const { id, status } = payment;
  return { headers: { [SIGNATURE_HEADER]: signatureOf(payment, status) }, body: { id, status } };
}

function asKnown(payment: SandboxPayment): GatewayPayment {
  const { id: gatewayId, reference, status, amountHalalas, currency, refusal } = payment;
  return { gatewayId, reference, status, amountHalalas, currency, refusal };
}

/** Takes no money: its hosted page asks the user what the bank should answer (DESIGN §7). */
export function createSandboxPayments(db: Database): PaymentsGateway {
  return {
    async createPage(request) {
      await db
        .insert(sandboxPayments)
        .values({ ...request, id: randomUUID(), secret: randomBytes(32).toString('hex') })
        .onConflictDoNothing();
      const [made] = await db
        .select({ id: sandboxPayments.id })
        .from(sandboxPayments)
        .where(eq(sandboxPayments.reference, request.reference));
      if (!made) throw new Error('The sandbox lost a payment');
      return { gatewayId: made.id, url: `${SANDBOX_PAY_PATH}/${made.id}` };
    },
    async closePage(gatewayId) {
      await db
        .update(sandboxPayments)
        .set({ status: 'expired' })
        .where(and(eq(sandboxPayments.id, gatewayId), eq(sandboxPayments.status, 'open')));
    },
    async fetch(gatewayId) {
      const found = await findSandboxPayment(db, gatewayId);
      return found ? asKnown(found) : null;
    },
    async charge({ gatewayId, token, cvv, ...request }) {
      const card = await findSandboxCard(db, token);
      const refusal = card ? refusalOf(card, cvv, new Date()) : 'declined';
      const status = refusal ? 'failed' : card?.temper === 'asks' ? 'open' : 'paid';
      const secret = randomBytes(32).toString('hex');
      await db
        .insert(sandboxPayments)
        .values({ ...request, id: gatewayId, status, refusal, secret })
        .onConflictDoNothing();
      const charged = await findSandboxPayment(db, gatewayId);
      if (!charged) throw new Error('The sandbox lost a payment');
      const challengeUrl = charged.status === 'open' ? `${SANDBOX_PAY_PATH}/${gatewayId}` : null;
      return { ...asKnown(charged), challengeUrl };
    },
    async refund(gatewayId, amountHalalas) {
      const refunded = await db
        .update(sandboxPayments)
        .set({ refundedHalalas: amountHalalas })
        .where(and(eq(sandboxPayments.id, gatewayId), eq(sandboxPayments.status, 'paid')))
        .returning({ id: sandboxPayments.id });
      return refunded.length > 0 ? { isDone: true } : { isDone: false, why: 'unknown', said: null };
    },
    cards: createSandboxCards(db),
    async readNotice({ headers, body }: Notice) {
      const parsed = noticeBody.safeParse(body);
      const signature = headers[SIGNATURE_HEADER];
      if (!parsed.success || typeof signature !== 'string') return null;
      const found = await findSandboxPayment(db, parsed.data.id);
      return found && isSame(signature, signatureOf(found, parsed.data.status)) ? found.id : null;
    },
  };
}
