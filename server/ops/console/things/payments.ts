import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { PAGE_AND_ONE } from '../../../db/page.ts';
import { paymentFaults, payments } from '../../../db/schema/money.ts';
import { users } from '../../../db/schema/people.ts';
import { isFaultOpen } from '../../../modules/payments/faults.ts';
import { inSar } from '../../../money.ts';
import { personName } from '../../../plugins/session.ts';
import { seenOf } from '../seen.ts';
import {
  countWaiting,
  factsOf,
  isBehind,
  isoOf,
  type Page,
  type Queue,
  type Row,
  type Thing,
} from '../thing.ts';
import { faultAdvice, faultWords, moneyToWords, purposeWords } from '../words.ts';

const selectFaults = (db: Database) =>
  db
    .select({
      fault: paymentFaults,
      payment: payments,
      person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
      seen: seenOf('payments'),
    })
    .from(paymentFaults)
    .innerJoin(payments, eq(payments.id, paymentFaults.paymentId))
    .innerJoin(users, eq(users.id, payments.userId));

const queue: Queue = {
  name: 'payments',
  kind: 'payments',
  waiting: (db) => countWaiting(db, paymentFaults, paymentFaults.notedAt, isFaultOpen),
  rows: listFaults,
};

/** A page and one more of the money that fits no payment and waits for an operator, the longest wait first. */
export async function listFaults(db: Database, { after, skip = 0, language }: Page): Promise<Row[]> {
  const rows = await selectFaults(db)
    .where(and(isFaultOpen, isBehind(paymentFaults.notedAt, paymentFaults.paymentId, after)))
    .orderBy(asc(paymentFaults.notedAt), asc(paymentFaults.paymentId))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ fault, payment, person }) => ({
    id: fault.paymentId,
    status: 'open',
    fault: fault.kind,
    title: personName(person, language),
    note: faultWords[fault.kind][language],
    who: payment.reference,
    since: fault.notedAt.toISOString(),
    dueAt: null,
    amount: inSar(fault.takenHalalas),
    mark: null,
    mobile: person.mobile,
    asked: inSar(payment.amountHalalas),
    back: inSar(fault.refundedHalalas),
    gatewayId: fault.gatewayId,
  }));
}

/** Money at the gateway that fits no payment. Named by the payment that it came nearest to. */
export const oddPayments: Thing = {
  kind: 'payments',
  queues: [queue],
  async find(db, id, language) {
    const [row] = await selectFaults(db).where(eq(paymentFaults.paymentId, id));
    if (!row) return null;
    const { fault, payment, person } = row;
    const isWaiting = fault.closedAt === null;
    return {
      id,
      title: purposeWords[payment.purpose][language],
      status: isWaiting ? 'open' : 'closed',
      statusLabel: faultWords[fault.kind][language],
      since: fault.notedAt.toISOString(),
      dueAt: null,
      seen: row.seen,
      person: { ...person, name: personName(person, language) },
      words: isWaiting ? faultAdvice[language] : null,
      facts: factsOf([
        ['fault', 'text', faultWords[fault.kind][language]],
        ['askedAmount', 'money', inSar(payment.amountHalalas)],
        ['takenAmount', 'money', inSar(fault.takenHalalas)],
        ['wentBack', 'money', fault.refundedHalalas > 0 ? inSar(fault.refundedHalalas) : null],
        ['gatewayCurrency', 'code', fault.currency],
        ['reference', 'code', payment.reference],
        ['gatewayId', 'code', fault.gatewayId],
        ['paidAt', 'moment', payment.status === 'paid' ? isoOf(payment.settledAt) : null],
        ['notedAt', 'moment', fault.notedAt.toISOString()],
        ['faultNote', 'text', fault.note],
        ['moneyTo', 'text', fault.wentTo && moneyToWords[fault.wentTo][language]],
      ]),
      about: null,
      actions: isWaiting ? ['payments close'] : [],
    };
  },
};
