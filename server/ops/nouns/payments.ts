import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { paymentDiscrepancies, payments } from '../../db/schema/money.ts';
import { users } from '../../db/schema/people.ts';
import { inSar } from '../../lib/money.ts';
import { closeDiscrepancy, unmatchedHalalas } from '../../modules/payments/closing-discrepancies.ts';
import { isDiscrepancyOpen } from '../../modules/payments/discrepancies.ts';
import { personName } from '../../plugins/session.ts';
import { argument, idOf, moneyTo, page, reasonRule, reasonText } from '../base/arguments.ts';
import { consentOf } from '../base/consent.ts';
import {
  countWaiting,
  directionOf,
  factsOf,
  type ItemKind,
  isAskedFor,
  isBehind,
  isoOf,
  type Page,
  type Queue,
  type Row,
} from '../base/item-kind.ts';
import { listVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import { changingVerb, missing, RefusedError, type Verb } from '../base/verb.ts';
import { discrepancyAdvice, discrepancyWords, moneyToWords, purposeWords } from '../base/words.ts';

const selectDiscrepancies = (db: Database) =>
  db
    .select({
      discrepancy: paymentDiscrepancies,
      payment: payments,
      person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
      seen: rowVersionOf('payments'),
    })
    .from(paymentDiscrepancies)
    .innerJoin(payments, eq(payments.id, paymentDiscrepancies.paymentId))
    .innerJoin(users, eq(users.id, payments.userId));

const queue: Queue = {
  name: 'payments',
  kind: 'payments',
  waiting: (db) => countWaiting(db, paymentDiscrepancies, paymentDiscrepancies.notedAt, isDiscrepancyOpen),
  rows: listDiscrepancies,
};

const searched = {
  kind: 'payments' as const,
  id: paymentDiscrepancies.paymentId,
  mobile: users.mobile,
  texts: [payments.reference, paymentDiscrepancies.gatewayId, users.name, users.nameEn],
};

/** A page of open discrepancies plus one, longest wait first. */
async function listDiscrepancies(db: Database, asked: Page): Promise<Row[]> {
  const { skip = 0, language, sort } = asked;
  const { by } = directionOf(sort);
  const rows = await selectDiscrepancies(db)
    .where(
      and(
        isDiscrepancyOpen,
        isAskedFor(searched, asked),
        isBehind(paymentDiscrepancies.notedAt, paymentDiscrepancies.paymentId, asked),
      ),
    )
    .orderBy(by(paymentDiscrepancies.notedAt), by(paymentDiscrepancies.paymentId))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ discrepancy, payment, person }) => ({
    id: discrepancy.paymentId,
    status: 'open',
    fault: discrepancy.kind,
    title: personName(person, language),
    note: discrepancyWords[discrepancy.kind][language],
    who: payment.reference,
    since: discrepancy.notedAt.toISOString(),
    dueAt: null,
    amount: inSar(discrepancy.takenHalalas),
    mark: null,
    mobile: person.mobile,
    asked: inSar(payment.amountHalalas),
    back: inSar(discrepancy.refundedHalalas),
    gatewayId: discrepancy.gatewayId,
  }));
}

/** Money at the gateway that matches no payment, identified by the payment it is closest to. */
export const paymentDiscrepancyKind: ItemKind = {
  kind: 'payments',
  queues: [queue],
  async find(db, id, language) {
    const [row] = await selectDiscrepancies(db).where(eq(paymentDiscrepancies.paymentId, id));
    if (!row) return null;
    const { discrepancy, payment, person } = row;
    const isWaiting = discrepancy.closedAt === null;
    return {
      id,
      title: purposeWords[payment.purpose][language],
      status: isWaiting ? 'open' : 'closed',
      statusLabel: discrepancyWords[discrepancy.kind][language],
      since: discrepancy.notedAt.toISOString(),
      seen: row.seen,
      person: { ...person, name: personName(person, language) },
      words: isWaiting ? discrepancyAdvice[language] : null,
      facts: factsOf([
        ['fault', 'text', discrepancyWords[discrepancy.kind][language]],
        ['askedAmount', 'money', inSar(payment.amountHalalas)],
        ['takenAmount', 'money', inSar(discrepancy.takenHalalas)],
        ['wentBack', 'money', discrepancy.refundedHalalas > 0 ? inSar(discrepancy.refundedHalalas) : null],
        ['gatewayCurrency', 'code', discrepancy.currency],
        ['reference', 'code', payment.reference],
        ['gatewayId', 'code', discrepancy.gatewayId],
        ['paidAt', 'moment', payment.status === 'paid' ? isoOf(payment.settledAt) : null],
        ['notedAt', 'moment', discrepancy.notedAt.toISOString()],
        ['faultNote', 'text', discrepancy.note],
        ['moneyTo', 'text', discrepancy.wentTo && moneyToWords[discrepancy.wentTo][language]],
      ]),
      actions: isWaiting ? ['payments close', ...(await consent.actions(db, id, moneyOf(row)))] : [],
    };
  },
};

const paymentId = idOf('a payment, as payments list tells it');

/** What closing a discrepancy may move. */
const moneyOf = ({ discrepancy, payment }: Awaited<ReturnType<typeof selectDiscrepancies>>[number]) => ({
  halalas: discrepancy.closedAt === null ? unmatchedHalalas(discrepancy, payment) : 0,
  since: discrepancy.notedAt,
});

const consent = consentOf({
  name: 'payments',
  id: paymentId,
  async lockMoney(db, id) {
    const [found] = await selectDiscrepancies(db)
      .where(eq(paymentDiscrepancies.paymentId, id))
      .for('update', { of: paymentDiscrepancies });
    if (!found) throw missing(`Nothing is the matter with payment ${id}`);
    return moneyOf(found);
  },
});

const discrepancyNote = argument(reasonText, {
  ...reasonRule('say what was done, in', { ar: 'ما فعلته، للسجل', en: 'What was done, for the log' }),
  error: { ar: 'اكتب ما فعلته، في 500 حرف على الأكثر', en: 'Enter what was done, in 500 characters at most' },
});

export const paymentVerbs: readonly Verb[] = [
  listVerb({
    name: 'payments list',
    summary: 'Payments whose money at the gateway does not fit, by how long they have waited',
    args: z.object({ page }),
    list: listDiscrepancies,
  }),
  changingVerb({
    name: 'payments close',
    movesMoney: true,
    summary:
      'Close a payment whose money did not fit, with what was done about it; --to moves what fits nothing',
    args: z.object({
      id: paymentId,
      note: discrepancyNote,
      to: moneyTo(
        { ar: 'أين يذهب ما لا يخص عملية', en: 'Where the money goes' },
        { ar: 'لا شيء من هنا', en: 'Nothing from here' },
      ),
    }),
    label: { ar: 'إغلاق مراجعة مبلغ', en: 'Closed a payment’s check' },
    form: {
      look: 'primary',
      press: { ar: 'أغلق المراجعة', en: 'Close' },
      title: { ar: 'إغلاق المراجعة', en: 'Close the check' },
      do: { ar: 'أغلق', en: 'Close' },
      done: { ar: 'أُغلقت المراجعة', en: 'The check is closed' },
    },
    async run({ db, args: { id, note, to }, actor, at }) {
      const closed = await closeDiscrepancy(db, id, { note, to, at });
      if (closed.outcome === 'missing') throw missing(`Nothing is the matter with payment ${id}`);
      if (closed.outcome === 'closed') throw new RefusedError(`Payment ${id} is closed already`);
      if (closed.outcome === 'noMoney') {
        throw new RefusedError(`No money of payment ${id} can go --to ${to} from here`, 1, {
          consoleText: {
            at: 'to',
            ar: 'لا مبلغ من هذه العملية يمكن أن يُنقل إلى هناك من هنا',
            en: 'No money of this payment can go there from here',
          },
        });
      }
      await consent.check(db, { id, halalas: closed.movedHalalas, since: closed.notedAt, actor });
      return {
        message: `Payment ${id} is closed`,
        before: { status: 'open', fault: closed.kind, wentTo: null },
        after: { status: 'closed', fault: closed.kind, wentTo: to ?? null },
      };
    },
  }),
  ...consent.verbs,
];
