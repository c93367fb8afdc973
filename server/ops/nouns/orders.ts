import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatAmount } from '../../../contract/amounts.ts';
import { longDay, windowTimes } from '../../../contract/calendar-dates.ts';
import { wireInteger } from '../../../contract/fields.ts';
import type { Language } from '../../../contract/language.ts';
import { MAX_ID } from '../../../contract/limits.ts';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { riyadhClock, riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { PAGE_AND_ONE } from '../../db/pagination.ts';
import { issueTypes, orders as orderTable, technicians } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/people.ts';
import { inHalalas, inSar } from '../../lib/money.ts';
import {
  dueOf,
  finalCharge,
  isAnswerable,
  isQuestioned,
  leastFinalPayment,
  type OrderFields,
  statusOf,
} from '../../modules/maintenance/order-state.ts';
import {
  answerQuestion,
  assignTechnician,
  finishOrder,
  markArrived,
  type RefusedStep,
  refundFinal,
  type Stepped,
  setFinalPayment,
  setOff,
  unmarkArrived,
  unmarkDeparture,
  unmarkDone,
} from '../../modules/maintenance/progress.ts';
import { lockOrder } from '../../modules/maintenance/repository.ts';
import type { Payment } from '../../modules/payments/payment-subject.ts';
import { findPayment } from '../../modules/payments/repository.ts';
import { personName } from '../../plugins/session.ts';
import { replies } from '../../texts/replies.ts';
import { texts, writtenMoney } from '../../texts/texts.ts';
import {
  answerError,
  argument,
  idOf,
  momentText,
  openOrAll,
  page,
  reasonError,
  reasonRule,
  reasonText,
  refundTo,
  replyRule,
  replyText,
  sarRule,
  sarText,
  walletAlone,
} from '../base/arguments.ts';
import { consentOf } from '../base/consent.ts';
import { isUndecided } from '../base/held-decisions.ts';
import {
  countWaiting,
  directionOf,
  factsOf,
  type ItemKind,
  inWords,
  isAskedFor,
  isBehindId,
  isoOf,
  type Page,
  type Queue,
  type Row,
} from '../base/item-kind.ts';
import { listVerb, showVerb } from '../base/read-verbs.ts';
import { rowVersionOf } from '../base/row-version.ts';
import {
  type Changed,
  type ConsoleText,
  changingVerb,
  type Facts,
  missing,
  RefusedError,
  type Verb,
} from '../base/verb.ts';
import { orderStatusWords, orderTypeWords } from '../base/words.ts';

const { assignTime, arriveTime, doneTime, cancelledAt, callOutPaidAt } = orderTable;

/** The open orders, by the condition of the partial index. */
const isOpen = and(isNull(doneTime), isNull(cancelledAt));
const isPaid = or(sql`${orderTable.callOutHalalas} = 0`, isNotNull(callOutPaidAt));

interface Stage {
  name: OpsQueue;
  /** The orders in this stage, and since when they are. */
  where: SQL | undefined;
  since: SQL;
}

/** Since when an order has been in its stage; a question waits from when it was asked. */
const sinceOf = (order: OrderFields) =>
  (isQuestioned(order) ? order.questionedAt : null) ??
  order.doneTime ??
  order.arriveTime ??
  order.leaveTime ??
  order.assignTime ??
  order.callOutPaidAt ??
  order.createdAt;

const STAGES: Stage[] = [
  {
    name: 'orders-questioned',
    where: and(
      isNotNull(orderTable.questionedAt),
      isNull(orderTable.answeredAt),
      isNull(orderTable.finalPaidAt),
      isNull(cancelledAt),
    ),
    since: sql`${orderTable.questionedAt}`,
  },
  {
    name: 'orders-new',
    where: and(isOpen, isNull(assignTime), isPaid),
    since: sql`coalesce(${callOutPaidAt}, ${orderTable.createdAt})`,
  },
  {
    name: 'orders-assigned',
    where: and(isOpen, isNotNull(assignTime), isNull(arriveTime)),
    since: sql`coalesce(${orderTable.leaveTime}, ${assignTime})`,
  },
  {
    name: 'orders-arrived',
    where: and(isOpen, isNotNull(arriveTime)),
    since: sql`${arriveTime}`,
  },
  {
    name: 'orders-unpriced',
    where: sql`${doneTime} is not null and ${orderTable.finalHalalas} is null and ${orderTable.orderType} <> 'mosque'`,
    since: sql`${doneTime}`,
  },
  {
    name: 'orders-unpaid',
    where: and(
      isNotNull(doneTime),
      isNotNull(orderTable.finalHalalas),
      isNull(orderTable.finalPaidAt),
      or(isNull(orderTable.questionedAt), isNotNull(orderTable.answeredAt)),
    ),
    since: sql`${doneTime}`,
  },
];

/** Whether the work is done and only the final payment is missing. */
const isUnpaid = (order: OrderFields) =>
  order.doneTime !== null && dueOf(order) === 'maintenance' && !isQuestioned(order);

const columns = {
  order: orderTable,
  issueAr: issueTypes.nameAr,
  issueEn: issueTypes.nameEn,
  person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
  technician: { name: technicians.name, nameEn: technicians.nameEn, mobile: technicians.mobile },
};

const selectOrders = <More extends object>(db: Database, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(orderTable)
    .innerJoin(issueTypes, eq(issueTypes.id, orderTable.issueId))
    .innerJoin(users, eq(users.id, orderTable.userId))
    .leftJoin(technicians, eq(technicians.id, orderTable.technicianId));

const searched = {
  kind: 'orders' as const,
  id: orderTable.id,
  mobile: users.mobile,
  texts: [orderTable.title, users.name, users.nameEn, technicians.name, technicians.nameEn],
};

function queueOf({ name, where, since }: Stage): Queue {
  const isWaiting = and(where, isUndecided('orders', orderTable.id));
  return {
    name,
    kind: 'orders',
    waiting: (db) => countWaiting(db, orderTable, since, isWaiting),
    rows: (db, page) =>
      listOrders(
        db,
        and(isWaiting, isAskedFor(searched, page), isBehindId(orderTable.id, page)),
        page,
        directionOf(page.sort).by,
      ),
  };
}

/** A page of the open orders plus one, longest wait first; or of all, newest first. */
const listOrdersOf = (db: Database, { part, ...page }: Page & { part?: 'open' | 'all' | undefined }) =>
  part === 'all' ? listOrders(db, undefined, page, desc) : listOrders(db, isOpen, page);

async function listOrders(
  db: Database,
  where: SQL | undefined,
  { skip = 0, language }: Page,
  direction = asc,
): Promise<Row[]> {
  const rows = await selectOrders(db, {})
    .where(where)
    .orderBy(direction(orderTable.id))
    .limit(PAGE_AND_ONE)
    .offset(skip);
  return rows.map(({ order, person, technician, ...row }) => {
    const issue = inWords(language, row.issueAr, row.issueEn);
    const sent = technician ? personName(technician, language) : null;
    return {
      id: order.id,
      status: statusOf(order),
      title: order.title,
      note: [issue, windowWords(order, language), sent].filter(Boolean).join(' · '),
      who: personName(person, language),
      since: sinceOf(order).toISOString(),
      dueAt: null,
      amount: isUnpaid(order) ? inSar(finalCharge(order)) : null,
      mark: order.orderType === 'normal' ? null : order.orderType,
      mobile: person.mobile,
    };
  });
}

/** The wished window, or that there is none. */
function windowWords({ windowFrom }: OrderFields, language: Language): string {
  if (!windowFrom) return inWords(language, 'في أقرب وقت', 'As soon as possible');
  const day = longDay(riyadhDay(windowFrom), language);
  return `${day}${texts[language].separator}${windowTimes(windowFrom, language)}`;
}

const QUARTER_MS = 15 * 60_000;
const SOON_MS = { fast: 60 * 60_000, normal: 120 * 60_000, mosque: 120 * 60_000 };

/** The form's initial arrival: as expected, the window's beginning, or soon; in Riyadh. */
function arrivalOf({ expectedArrival, windowFrom, orderType }: OrderFields, now: Date): string {
  const soon = Math.ceil((now.getTime() + SOON_MS[orderType]) / QUARTER_MS) * QUARTER_MS;
  const wished = expectedArrival ?? windowFrom;
  const at = wished && wished > now ? wished : new Date(soon);
  return `${riyadhDay(at)}T${riyadhClock(at)}`;
}

/** The steps an operator can take, the next one first. */
function actionsOf(order: OrderFields): string[] {
  const canBePriced = order.orderType !== 'mosque' && !order.finalPaidAt;
  const price = canBePriced ? ['orders price'] : [];
  // The answer to a question may set another price.
  if (isQuestioned(order)) return ['orders answer', ...stepsOf(order, [])];
  return [...stepsOf(order, price), ...(isAnswerable(order) ? ['orders answer'] : [])];
}

function stepsOf(order: OrderFields, price: string[]): string[] {
  switch (statusOf(order)) {
    case 'created':
      return ['orders assign'];
    case 'assigned':
      return ['orders depart', 'orders arrive', ...price, 'orders done', 'orders assign'];
    case 'on_the_way':
      return ['orders arrive', ...price, 'orders done', 'orders assign', 'orders undepart'];
    case 'arrived':
      return order.finalHalalas === null
        ? [...price, 'orders done', 'orders unarrive']
        : ['orders done', ...price];
    case 'done':
      return order.finalPaidAt ? price : [...price, 'orders undone'];
    default:
      return [];
  }
}

/** Users' orders of home maintenance, from the assignment of a technician to the bill. */
export const orders: ItemKind = {
  kind: 'orders',
  queues: STAGES.map(queueOf),
  async find(db, id, language, now) {
    const [row] = await selectOrders(db, { seen: rowVersionOf('orders') }).where(eq(orderTable.id, id));
    if (!row) return null;
    const { order, person, technician } = row;
    const status = statusOf(order);
    const { latitude, longitude } = order;
    const paid = await finalPaymentOf(db, order);
    return {
      id,
      title: order.title,
      status,
      statusLabel: orderStatusWords[isUnpaid(order) ? 'unpaid' : status][language],
      since: sinceOf(order).toISOString(),
      seen: row.seen,
      person: { ...person, name: personName(person, language) },
      pictures: [order.image, ...order.photos],
      position: latitude === null || longitude === null ? null : { latitude, longitude },
      words: order.description,
      facts: factsOf([
        ['orderType', 'text', orderTypeWords[order.orderType][language]],
        ['issue', 'text', inWords(language, row.issueAr, row.issueEn)],
        ['window', 'text', windowWords(order, language)],
        ['address', 'text', order.address],
        ['callOut', 'money', order.callOutHalalas === 0 ? null : inSar(order.callOutHalalas)],
        ['tip', 'money', inSar(order.tipHalalas + order.finalTipHalalas) || null],
        ['discount', 'money', order.discountHalalas === 0 ? null : inSar(order.discountHalalas)],
        ['callOutPaidAt', 'moment', isoOf(order.callOutPaidAt)],
        ['technician', 'text', technician && personName(technician, language)],
        ['technicianMobile', 'mobile', technician?.mobile],
        ['assignedAt', 'moment', isoOf(order.assignTime)],
        ['expectedArrival', 'moment', isoOf(order.expectedArrival)],
        ['leftAt', 'moment', isoOf(order.leaveTime)],
        ['arrivedAt', 'moment', isoOf(order.arriveTime)],
        ['doneAt', 'moment', isoOf(order.doneTime)],
        ['finalPayment', 'money', inSar(order.finalHalalas)],
        ['finalPaidAt', 'moment', isoOf(order.finalPaidAt)],
        ['priceQuestion', 'text', order.question],
        ['questionedAt', 'moment', isoOf(order.questionedAt)],
        ['priceAnswer', 'text', order.answer],
        ['cancelledAt', 'moment', isoOf(order.cancelledAt)],
        ['cancelReason', 'text', order.cancelReason && texts[language].cancelReason[order.cancelReason]],
        ['stars', 'number', order.ratingStars],
        ['comment', 'text', order.ratingComment],
      ]),
      // Only what a card paid can go back to a card.
      ...(paid?.method === 'wallet' && { offers: { to: ['wallet'] } }),
      actions: [
        ...actionsOf(order),
        ...(paid ? ['orders refund', ...(await consent.actions(db, id, moneyOf(order, paid)))] : []),
      ],
      initial: {
        'orders price': {
          amount:
            order.finalHalalas === null ? '' : formatAmount(inSar(order.finalHalalas)).replaceAll(',', ''),
        },
        'orders assign': {
          technician: order.technicianId === null ? '' : String(order.technicianId),
          arrival: arrivalOf(order, now),
        },
      },
    };
  },
};

const orderId = idOf('an order');
/** The payment of a final price that is paid; null if none is, or nothing was left to pay. */
const finalPaymentOf = async (db: Database, { finalPaymentId }: OrderFields): Promise<Payment | null> =>
  finalPaymentId === null ? null : ((await findPayment(db, finalPaymentId)) ?? null);
/** What a refund of an order gives back. */
const moneyOf = (order: OrderFields, paid: Payment | null) => ({
  halalas: paid?.amountHalalas ?? 0,
  since: order.finalPaidAt ?? order.createdAt,
});
const consent = consentOf({
  name: 'orders',
  id: orderId,
  async lockMoney(db, id) {
    const order = await lockOrder(db, id);
    if (!order) throw missing(`There is no order ${id}`);
    return moneyOf(order, await finalPaymentOf(db, order));
  },
});
const technicianId = argument(wireInteger(1, MAX_ID), {
  placeholder: 'N',
  rule: 'must be the number of a technician',
  error: { ar: 'اختر الفني', en: 'Choose the technician' },
  field: { kind: 'technician', label: { ar: 'الفني', en: 'Technician' } },
});
const arrival = argument(momentText.optional(), {
  placeholder: 'MOMENT',
  rule: 'must be a day and a time in Riyadh, such as "2026-11-26 18:30"',
  error: { ar: 'اختر يوم الوصول المتوقع ووقته', en: 'Choose the day and time of the expected arrival' },
  field: { kind: 'moment', label: { ar: 'الوصول المتوقع', en: 'Expected arrival' } },
});
const priceAnswer = argument(
  replyText,
  replyRule(
    reasonRule('be an answer of', { ar: 'الجواب، يصل إلى صاحب الطلب', en: 'Answer, for the customer' }),
    replies.price,
    answerError,
  ),
);
const mistakeReason = argument(reasonText, {
  ...reasonRule('be a reason of', {
    ar: 'السبب، ويقرؤه صاحب الطلب',
    en: 'The reason, which the customer reads',
  }),
  error: reasonError,
});
const otherAmount = argument(sarText.optional(), {
  ...sarRule,
  error: { ar: 'اكتب المبلغ بالريال، مثل 350', en: 'Write the amount in riyals, such as 350' },
  field: {
    kind: 'amount',
    maxLength: 8,
    label: { ar: 'مبلغ نهائي آخر', en: 'Another final payment' },
  },
});
const finalAmount = argument(sarText, {
  ...sarRule,
  error: { ar: 'اكتب المبلغ النهائي بالريال، مثل 350', en: 'Enter the final payment in riyals, such as 350' },
  field: {
    kind: 'amount',
    maxLength: 8,
    label: {
      ar: 'المبلغ النهائي بالريال، شاملًا أجرة الكشف',
      en: 'Final payment in riyals, call-out included',
    },
  },
});
const leastOf = (type: 'normal' | 'fast', language: Language) =>
  writtenMoney(inHalalas(leastFinalPayment(type) ?? 0), language);

/** Texts for refusals other than a wrong status. */
const refusals: Record<RefusedStep, ConsoleText> = {
  noTechnician: { at: 'technician', ar: 'لا يوجد هذا الفني', en: 'There is no such technician' },
  technicianInactive: {
    at: 'technician',
    ar: 'لم يعد هذا الفني يستقبل طلبات',
    en: 'This technician takes no more orders',
  },
  technicianSame: {
    at: 'technician',
    ar: 'الطلب عند هذا الفني',
    en: 'The order is this technician’s already',
  },
  arrivalPast: {
    at: 'arrival',
    ar: 'هذا الوقت مضى. اختر وقتًا قادمًا',
    en: 'This time has passed. Choose one to come',
  },
  notQuestioned: { ar: 'لا سؤال مفتوح عن المبلغ', en: 'There is no open question about the price' },
  pricedAlready: {
    ar: 'حُدّد المبلغ النهائي بعد الوصول، فلا يُلغى تسجيله',
    en: 'The final payment is set, so the arrival stands',
  },
  free: { at: 'amount', ar: 'خدمة المساجد مجانية', en: 'The service is free for mosques' },
  tooLittle: {
    at: 'amount',
    ar: `أقل مبلغ ${leastOf('normal', 'ar')}، وللطلب العاجل ${leastOf('fast', 'ar')}`,
    en: `At least ${leastOf('normal', 'en')}, and ${leastOf('fast', 'en')} for a fast order`,
  },
  settled: {
    ar: 'سُدِّد المبلغ النهائي، فلا يُفتح الطلب من جديد',
    en: 'The final payment is paid, so the order stays done',
  },
  unpaid: { ar: 'لم يُسدَّد مبلغ نهائي يُعاد', en: 'No final payment is paid' },
  noCard: walletAlone,
  paidAlready: { at: 'amount', ar: 'سُدِّد المبلغ النهائي', en: 'The final payment is paid' },
};

/** The facts of an order that the log stores. */
function loggedFacts(order: OrderFields): Facts {
  return {
    status: statusOf(order),
    technicianId: order.technicianId,
    assignTime: isoOf(order.assignTime),
    expectedArrival: isoOf(order.expectedArrival),
    leaveTime: isoOf(order.leaveTime),
    arriveTime: isoOf(order.arriveTime),
    doneTime: isoOf(order.doneTime),
    finalPaymentSar: inSar(order.finalHalalas),
    answeredAt: isoOf(order.answeredAt),
  };
}

/** Converts a step's result to a verb's result, with `message` if it was taken. */
function steppedOrder(id: number, stepped: Stepped, message: string): Changed {
  if (stepped.outcome === 'missing') throw missing(`There is no order ${id}`);
  if (stepped.outcome === 'refused') {
    const { why, kind, note } = stepped;
    const text = kind && refusals[kind];
    const consoleText =
      text && note ? { ...text, ar: `${text.ar}: ${note}`, en: `${text.en}: ${note}` } : text;
    throw new RefusedError(why, 1, { consoleText });
  }
  return { message, before: loggedFacts(stepped.before), after: loggedFacts(stepped.after) };
}

export const orderVerbs: readonly Verb[] = [
  listVerb({
    name: 'orders list',
    summary:
      'Maintenance orders that are open, the longest waiting first; --part all for every one, newest first',
    args: z.object({ part: openOrAll, page }),
    list: listOrdersOf,
  }),
  showVerb({
    name: 'orders show',
    summary: 'All that a technician must know of an order',
    args: z.object({ id: orderId }),
    what: ({ id }) => `order ${id}`,
    find: (db, { id }, now) => orders.find(db, id, 'en', now),
  }),
  changingVerb({
    name: 'orders assign',
    summary: 'Give an order to a technician, or to another before the first has arrived',
    args: z.object({ id: orderId, technician: technicianId, arrival }),
    label: { ar: 'تعيين فني', en: 'Assigned a technician' },
    form: {
      look: 'primary',
      press: { ar: 'عيّن فنيًا', en: 'Assign a technician' },
      title: { ar: 'تعيين الفني', en: 'Assign a technician' },
      do: { ar: 'عيّنه', en: 'Assign' },
      done: { ar: 'عُيّن الفني، وعلم صاحب الطلب', en: 'Assigned, and the customer knows' },
    },
    async run({ db, args: { id, technician, arrival: expectedArrival }, at }) {
      const stepped = await assignTechnician(db, { id, technicianId: technician, expectedArrival, at });
      return steppedOrder(id, stepped, `Order ${id} is technician ${technician}’s`);
    },
  }),
  changingVerb({
    name: 'orders depart',
    summary: 'The technician has set off',
    args: z.object({ id: orderId }),
    label: { ar: 'تسجيل انطلاق الفني', en: 'Marked that he set off' },
    form: {
      look: 'primary',
      press: { ar: 'انطلق الفني', en: 'He has set off' },
      title: { ar: 'انطلاق الفني', en: 'The technician sets off' },
      do: { ar: 'انطلق', en: 'Set off' },
      done: { ar: 'علم صاحب الطلب أن الفني في الطريق', en: 'The customer knows that he is on the way' },
    },
    async run({ db, args: { id }, at }) {
      return steppedOrder(id, await setOff(db, { id, at }), `The technician of order ${id} is on the way`);
    },
  }),
  changingVerb({
    name: 'orders undepart',
    summary: 'Take back that the technician set off, marked by mistake',
    args: z.object({ id: orderId, reason: mistakeReason }),
    label: { ar: 'إلغاء تسجيل الانطلاق', en: 'Took back that he set off' },
    form: {
      look: 'second',
      press: { ar: 'لم ينطلق بعد', en: 'He has not set off' },
      title: { ar: 'إلغاء تسجيل الانطلاق', en: 'Take back that he set off' },
      ask: {
        ar: 'يعود الطلب إلى ما قبل الانطلاق، ويصل صاحبَه إشعار بالسبب.',
        en: 'The order stands as before he set off. The customer gets the reason.',
      },
      do: { ar: 'ألغِ تسجيل الانطلاق', en: 'Take it back' },
      done: { ar: 'أُلغي تسجيل الانطلاق', en: 'It is taken back that he set off' },
    },
    async run({ db, args: { id, reason } }) {
      const message = `The technician of order ${id} has not set off`;
      return steppedOrder(id, await unmarkDeparture(db, { id, reason }), message);
    },
  }),
  changingVerb({
    name: 'orders arrive',
    summary: 'The technician is there: the order can’t be cancelled any more',
    args: z.object({ id: orderId }),
    label: { ar: 'تسجيل وصول الفني', en: 'Marked the arrival' },
    form: {
      look: 'primary',
      press: { ar: 'وصل الفني', en: 'He has arrived' },
      title: { ar: 'وصول الفني', en: 'The technician’s arrival' },
      ask: {
        ar: 'يصل صاحبَ الطلب إشعار، ولا يستطيع إلغاء الطلب بعد الآن.',
        en: 'The customer gets a notification, and can’t cancel the order any more.',
      },
      do: { ar: 'وصل', en: 'Arrived' },
      done: {
        ar: 'سُجّل وصول الفني. إن كان خطأً فألغِه من هنا',
        en: 'The arrival is marked. Take it back here if it was a mistake',
      },
    },
    async run({ db, args: { id }, at }) {
      const message = `The technician of order ${id} is there; if he is not: orders unarrive ${id}`;
      return steppedOrder(id, await markArrived(db, { id, at }), message);
    },
  }),
  changingVerb({
    name: 'orders unarrive',
    summary: 'Take back an arrival marked by mistake, before a price is set or the work is done',
    args: z.object({ id: orderId, reason: mistakeReason }),
    label: { ar: 'إلغاء تسجيل الوصول', en: 'Took back an arrival' },
    form: {
      look: 'second',
      press: { ar: 'لم يصل بعد', en: 'He is not there yet' },
      title: { ar: 'إلغاء تسجيل الوصول', en: 'Take the arrival back' },
      ask: {
        ar: 'يعود الطلب إلى ما قبل الوصول، ويصل صاحبَه إشعار بالسبب، ويستطيع إلغاءه من جديد.',
        en: 'The order stands as before the arrival. The customer gets the reason, and can cancel it again.',
      },
      do: { ar: 'ألغِ تسجيل الوصول', en: 'Take it back' },
      done: { ar: 'أُلغي تسجيل الوصول', en: 'The arrival is taken back' },
    },
    async run({ db, args: { id, reason } }) {
      const message = `The technician of order ${id} has not arrived`;
      return steppedOrder(id, await unmarkArrived(db, { id, reason }), message);
    },
  }),
  changingVerb({
    name: 'orders price',
    summary: `Set the final payment, the call-out included: from ${leastOf('normal', 'en')}, fast from ${leastOf('fast', 'en')}; anew until it is paid`,
    args: z.object({ id: orderId, amount: finalAmount }),
    label: { ar: 'تحديد المبلغ النهائي', en: 'Set the final payment' },
    form: {
      look: 'primary',
      press: { ar: 'حدّد المبلغ', en: 'Set the price' },
      title: { ar: 'المبلغ النهائي', en: 'Final payment' },
      ask: {
        ar: 'يُطلب من صاحب الطلب سداده، ولك تغييره حتى يُسدَّد.',
        en: 'The customer is asked to pay it. It may be changed until it is paid.',
      },
      do: { ar: 'ثبّت المبلغ', en: 'Set it' },
      done: { ar: 'وصل المبلغ إلى صاحب الطلب', en: 'The customer has the price' },
    },
    async run({ db, args: { id, amount }, at }) {
      const stepped = await setFinalPayment(db, { id, amountSar: amount, at });
      return steppedOrder(
        id,
        stepped,
        `The final payment of order ${id} is ${writtenMoney(inHalalas(amount), 'en')}`,
      );
    },
  }),
  changingVerb({
    name: 'orders answer',
    summary:
      'Answer a question about the final price, with --amount for another price; anew until it is paid',
    args: z.object({ id: orderId, answer: priceAnswer, amount: otherAmount }),
    label: { ar: 'جواب سؤال عن المبلغ', en: 'Answered a question about the price' },
    form: {
      look: 'primary',
      press: { ar: 'أجب عن السؤال', en: 'Answer the question' },
      title: { ar: 'سؤال عن المبلغ النهائي', en: 'Question about the final price' },
      ask: {
        ar: 'اترك المبلغ فارغًا إن بقي كما هو.',
        en: 'Leave the amount empty if it stays as it is.',
      },
      do: { ar: 'أرسل الجواب', en: 'Send the answer' },
      done: { ar: 'وصل الجواب إلى صاحب الطلب', en: 'The customer has the answer' },
    },
    async run({ db, args: { id, answer, amount: amountSar }, at }) {
      const stepped = await answerQuestion(db, { id, answer, amountSar, at });
      return steppedOrder(id, stepped, `The question about order ${id} is answered`);
    },
  }),
  changingVerb({
    name: 'orders done',
    summary: 'The work is done, also where nobody marked the arrival',
    args: z.object({ id: orderId }),
    label: { ar: 'إنهاء طلب صيانة', en: 'Finished an order' },
    form: {
      look: 'second',
      press: { ar: 'انتهى العمل', en: 'Work is done' },
      title: { ar: 'إنهاء الطلب', en: 'Finish the order' },
      ask: {
        ar: 'يُغلق الطلب ويُسأل صاحبه عن رأيه في الفني.',
        en: 'The order is closed, and the customer is asked about the technician.',
      },
      do: { ar: 'أكّد الانتهاء', en: 'Confirm' },
      done: { ar: 'انتهى الطلب', en: 'The order is done' },
    },
    async run({ db, args: { id }, at }) {
      return steppedOrder(id, await finishOrder(db, { id, at }), `Order ${id} is done`);
    },
  }),
  changingVerb({
    name: 'orders undone',
    summary: 'Open an order again that was marked as done by mistake; not once its final price is paid',
    args: z.object({ id: orderId, reason: mistakeReason }),
    label: { ar: 'إعادة فتح طلب صيانة', en: 'Opened a finished order again' },
    form: {
      look: 'second',
      press: { ar: 'لم ينتهِ العمل', en: 'Work is not done' },
      title: { ar: 'إعادة فتح الطلب', en: 'Open the order again' },
      ask: {
        ar: 'يعود الطلب إلى ما قبل انتهاء العمل، ويصل صاحبَه إشعار بالسبب. لا يتحرك بهذا أي مبلغ.',
        en: 'The order stands as before its end. The customer gets the reason. No money moves.',
      },
      do: { ar: 'افتح الطلب من جديد', en: 'Open it again' },
      done: { ar: 'فُتح الطلب من جديد', en: 'The order is open again' },
    },
    async run({ db, args: { id, reason } }) {
      return steppedOrder(id, await unmarkDone(db, { id, reason }), `Order ${id} is open again`);
    },
  }),
  ...consent.verbs,
  changingVerb({
    name: 'orders refund',
    movesMoney: true,
    summary: 'Give a paid final price back; the order may be priced anew',
    args: z.object({
      id: orderId,
      reason: mistakeReason,
      to: refundTo,
    }),
    label: { ar: 'إعادة مبلغ صيانة', en: 'Refunded an order' },
    form: {
      look: 'danger',
      press: { ar: 'أعد المبلغ', en: 'Refund' },
      title: { ar: 'إعادة المبلغ النهائي', en: 'Refund the final payment' },
      ask: {
        ar: 'يعود المبلغ النهائي إلى صاحب الطلب مع السبب، ويمكن تحديد مبلغ غيره. لا رجوع عن هذا.',
        en: 'The final payment goes back with the reason, and another may be set. This can’t be undone.',
      },
      do: { ar: 'أعد المبلغ', en: 'Refund' },
      done: { ar: 'أُعيد المبلغ', en: 'The payment is given back' },
    },
    async run({ db, args: { id, reason, to }, actor, at }) {
      const order = await lockOrder(db, id);
      const paid = order ? await finalPaymentOf(db, order) : null;
      if (order) await consent.check(db, { id, ...moneyOf(order, paid), actor });
      return steppedOrder(id, await refundFinal(db, { id, reason, to, at }), `Order ${id} is refunded`);
    },
  }),
];
