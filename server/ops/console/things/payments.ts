import { and, asc, count, eq, min, sql } from 'drizzle-orm';
import type { OpsRow } from '../../../../contract/ops.ts';
import type { Database } from '../../../db/database.ts';
import { PAGE_AND_ONE } from '../../../db/page.ts';
import { paymentFaults, payments } from '../../../db/schema/money.ts';
import { users } from '../../../db/schema/people.ts';
import { isFaultOpen } from '../../../modules/payments/faults.ts';
import { inSar } from '../../../money.ts';
import { personName } from '../../../plugins/session.ts';
import { seenOf } from '../seen.ts';
import { dateOf, factsOf, isoOf, type Queue, type Thing } from '../thing.ts';
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
  async waiting(db) {
    const [found] = await db
      .select({ count: count(), oldestAt: min(paymentFaults.notedAt) })
      .from(paymentFaults)
      .where(isFaultOpen);
    return { count: found?.count ?? 0, oldestAt: dateOf(found?.oldestAt) };
  },
  async rows(db, { after, language }) {
    const isAfter =
      after === undefined
        ? undefined
        : sql`(${paymentFaults.notedAt}, ${paymentFaults.paymentId}) > (
            select noted_at, payment_id from payment_faults where payment_id = ${after})`;
    const rows = await selectFaults(db)
      .where(and(isFaultOpen, isAfter))
      .orderBy(asc(paymentFaults.notedAt), asc(paymentFaults.paymentId))
      .limit(PAGE_AND_ONE);
    return rows.map(
      ({ fault, payment, person }): OpsRow => ({
        id: fault.paymentId,
        title: personName(person, language),
        note: faultWords[fault.kind][language],
        who: payment.reference,
        since: fault.notedAt.toISOString(),
        dueAt: null,
        amount: inSar(fault.takenHalalas),
        mark: null,
      }),
    );
  },
};

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
