import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import type { OpsItem } from '../../../contract/ops.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { cardRefunds, paymentMethods, payments } from '../../db/schema/money.ts';
import { users } from '../../db/schema/people.ts';
import { inSar } from '../../lib/money.ts';
import type { PaymentPurpose } from '../../modules/payments/payment-subject.ts';
import { retryRefund } from '../../modules/payments/refunds.ts';
import { personName } from '../../plugins/session.ts';
import { idOf, page } from '../base/arguments.ts';
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
import { purposeWords, refundAdvice, refundRefusalWords, refundStatusWords } from '../base/words.ts';

/** A literal, not a parameter, so that the partial index applies. */
const isRefused = sql`${cardRefunds.status} = 'failed'`;

const selectRefunds = (db: Database) =>
  db
    .select({
      refund: cardRefunds,
      payment: payments,
      card: { brand: paymentMethods.brand, last: paymentMethods.last },
      person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
      seen: rowVersionOf('refunds'),
    })
    .from(cardRefunds)
    .innerJoin(payments, eq(payments.id, cardRefunds.paymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId));

const queue: Queue = {
  name: 'refunds',
  kind: 'refunds',
  waiting: (db) => countWaiting(db, cardRefunds, cardRefunds.createdAt, isRefused),
  overdue: (db, before) => db.$count(cardRefunds, and(isRefused, lt(cardRefunds.createdAt, before))),
  rows: listRefused,
};

const searched = {
  kind: 'refunds' as const,
  id: cardRefunds.paymentId,
  mobile: users.mobile,
  texts: [payments.reference, users.name, users.nameEn],
};

/** A page of the refunds that the gateway refused plus one, longest wait first. */
async function listRefused(db: Database, asked: Page): Promise<Row[]> {
  const { skip = 0, language, sort } = asked;
  const { by } = directionOf(sort);
  const rows = await db
    .select({
      refund: cardRefunds,
      purpose: payments.purpose,
      reference: payments.reference,
      amountHalalas: payments.amountHalalas,
      name: users.name,
      nameEn: users.nameEn,
      mobile: users.mobile,
    })
    .from(cardRefunds)
    .innerJoin(payments, eq(payments.id, cardRefunds.paymentId))
    .innerJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        isRefused,
        isAskedFor(searched, asked),
        isBehind(cardRefunds.createdAt, cardRefunds.paymentId, asked),
      ),
    )
    .orderBy(by(cardRefunds.createdAt), by(cardRefunds.paymentId))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ refund, ...row }) => ({
    id: refund.paymentId,
    status: refund.status,
    title: personName(row, language),
    note: purposeWords[row.purpose][language],
    who: row.reference,
    since: refund.createdAt.toISOString(),
    dueAt: null,
    amount: inSar(row.amountHalalas),
    mark: null,
    mobile: row.mobile,
    refusal: refund.refusal,
    said: refund.said,
    tries: refund.tries,
    triedAt: isoOf(refund.triedAt),
  }));
}

/** The console's page of what a payment was for. */
const KINDS: Partial<Record<PaymentPurpose, 'reservations' | 'orders'>> = {
  reservation: 'reservations',
  callOut: 'orders',
  maintenance: 'orders',
};

function aboutOf({ purpose, subjectId }: typeof payments.$inferSelect, language: Language): OpsItem['about'] {
  const kind = KINDS[purpose];
  return kind ? { kind, id: subjectId, title: `${purposeWords[purpose][language]} ${subjectId}` } : null;
}

/** Refunds to a card that the gateway refused, identified by their payment. */
export const refunds: ItemKind = {
  kind: 'refunds',
  queues: [queue],
  async find(db, id, language) {
    const [row] = await selectRefunds(db).where(eq(cardRefunds.paymentId, id));
    if (!row) return null;
    const { refund, payment, card, person } = row;
    const { status, refusal } = refund;
    const isWaiting = status === 'failed';
    return {
      id,
      title: purposeWords[payment.purpose][language],
      status,
      statusLabel: refundStatusWords[status][language],
      since: refund.createdAt.toISOString(),
      seen: row.seen,
      person: { ...person, name: personName(person, language) },
      words: isWaiting ? refundAdvice[refusal ?? 'refused'][language] : null,
      facts: factsOf([
        ['refundAmount', 'money', inSar(payment.amountHalalas)],
        ['refusal', 'text', refusal && refundRefusalWords[refusal][language]],
        ['gatewaySaid', 'text', refund.said],
        ['tries', 'number', refund.tries],
        ['triedAt', 'moment', isoOf(refund.triedAt)],
        ['reference', 'code', payment.reference],
        ['gatewayId', 'code', payment.gatewayId],
        ['card', 'code', card && `${card.brand} ${card.last}`],
        ['paidAt', 'moment', isoOf(payment.settledAt)],
        ['givenBackAt', 'moment', refund.createdAt.toISOString()],
      ]),
      about: aboutOf(payment, language),
      actions: isWaiting ? ['refunds retry'] : [],
    };
  },
};

export const refundVerbs: readonly Verb[] = [
  listVerb({
    name: 'refunds list',
    summary: 'Refunds to cards that the gateway refused, by how long they have waited',
    args: z.object({ page }),
    list: listRefused,
  }),
  changingVerb({
    name: 'refunds retry',
    movesMoney: true,
    summary: 'Tell the gateway once more of a refund that it refused; what was given back is given back once',
    args: z.object({ id: idOf('a payment, as refunds list tells it') }),
    label: { ar: 'إعادة محاولة استرداد', en: 'Retried a refund' },
    form: {
      look: 'primary',
      press: { ar: 'أعد المحاولة', en: 'Try again' },
      title: { ar: 'إعادة محاولة الاسترداد', en: 'Try the refund again' },
      ask: {
        ar: 'نطلب من البوابة مرة أخرى خلال دقيقة. ما أُعيد لا يُعاد مرتين.',
        en: 'The gateway is asked once more within a minute. What was given back is never given back twice.',
      },
      do: { ar: 'أعد المحاولة الآن', en: 'Try again now' },
      done: { ar: 'سنطلب من البوابة مرة أخرى', en: 'The gateway will be asked again' },
    },
    async run({ db, args: { id } }) {
      const retried = await retryRefund(db, id);
      if (retried.outcome === 'missing') {
        throw missing(`Payment ${id} is not to be given back to a card`);
      }
      if (retried.outcome === 'wrongStatus') {
        throw new RefusedError(
          `The refund of payment ${id} is ${retried.status}: this is for those that were refused`,
        );
      }
      const { refusal, said, tries } = retried.before;
      return {
        message: `The refund of payment ${id} is sent to the gateway once more within a minute`,
        before: { status: 'failed', refusal, said, tries },
        after: { status: 'pending', refusal, said, tries },
      };
    },
  }),
];
