import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OpsQueue } from '../../../../contract/ops-queues.ts';
import type { Database } from '../../../db/database.ts';
import { PAGE_AND_ONE } from '../../../db/page.ts';
import { issueTypes, orders as orderTable, technicians } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/people.ts';
import { type OrderFields, statusOf } from '../../../modules/orders/order-state.ts';
import { inSar } from '../../../money.ts';
import { personName } from '../../../plugins/session.ts';
import { texts } from '../../../texts/texts.ts';
import { seenOf } from '../seen.ts';
import {
  countWaiting,
  factsOf,
  inWords,
  isoOf,
  type Page,
  type Queue,
  type Row,
  type Thing,
} from '../thing.ts';
import { orderStatusWords, orderTypeWords } from '../words.ts';

const { assignTime, arriveTime, doneTime, cancelledAt, callOutPaidAt } = orderTable;

/** Under way still, as the partial index has it. */
const isOpen = and(isNull(doneTime), isNull(cancelledAt));
const isPaid = or(sql`${orderTable.callOutHalalas} = 0`, isNotNull(callOutPaidAt));

interface Stage {
  name: OpsQueue;
  /** Which orders stand there, and since when they do. */
  where: SQL | undefined;
  since: SQL;
}

/** Since when an order stands where it does. */
const sinceOf = (order: OrderFields) =>
  order.doneTime ?? order.arriveTime ?? order.assignTime ?? order.callOutPaidAt ?? order.createdAt;

const STAGES: Stage[] = [
  {
    name: 'orders-new',
    where: and(isOpen, isNull(assignTime), isPaid),
    since: sql`coalesce(${callOutPaidAt}, ${orderTable.createdAt})`,
  },
  {
    name: 'orders-assigned',
    where: and(isOpen, isNotNull(assignTime), isNull(arriveTime)),
    since: sql`${assignTime}`,
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
];

const columns = {
  order: orderTable,
  issueAr: issueTypes.nameAr,
  issueEn: issueTypes.nameEn,
  person: { id: users.id, name: users.name, nameEn: users.nameEn, mobile: users.mobile },
  technician: { name: technicians.name, nameEn: technicians.nameEn, mobile: technicians.mobile },
};

const queueOf = ({ name, where, since }: Stage): Queue => ({
  name,
  kind: 'orders',
  waiting: (db) => countWaiting(db, orderTable, since, where),
  rows: (db, { after, ...page }) =>
    listOrders(db, and(where, after === undefined ? undefined : gt(orderTable.id, after)), page),
});

/** A page and one more of the orders that are open, the longest wait first; or of all, the latest first. */
export const listOrdersOf = (
  db: Database,
  { part, ...page }: Page & { part?: 'open' | 'all' | undefined },
) => (part === 'all' ? listOrders(db, undefined, page, desc) : listOrders(db, isOpen, page));

async function listOrders(
  db: Database,
  where: SQL | undefined,
  { skip = 0, language }: Page,
  direction = asc,
): Promise<Row[]> {
  const rows = await db
    .select(columns)
    .from(orderTable)
    .innerJoin(issueTypes, eq(issueTypes.id, orderTable.issueId))
    .innerJoin(users, eq(users.id, orderTable.userId))
    .leftJoin(technicians, eq(technicians.id, orderTable.technicianId))
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
      note: sent ? `${issue} · ${sent}` : issue,
      who: personName(person, language),
      since: sinceOf(order).toISOString(),
      dueAt: null,
      amount: null,
      mark: order.orderType === 'normal' ? null : order.orderType,
      mobile: person.mobile,
    };
  });
}

/** The steps that can be taken, the next one first. */
function actionsOf(order: OrderFields): string[] {
  const canBePriced = order.orderType !== 'mosque' && !order.finalPaidAt;
  const price = canBePriced ? ['orders price'] : [];
  switch (statusOf(order)) {
    case 'created':
      return ['orders assign'];
    case 'assigned':
      return ['orders arrive', ...price, 'orders done', 'orders assign'];
    case 'arrived':
      return order.finalHalalas === null ? [...price, 'orders done'] : ['orders done', ...price];
    case 'done':
      return price;
    default:
      return [];
  }
}

/** Somebody's order of home maintenance, on its way from a technician to a bill. */
export const orders: Thing = {
  kind: 'orders',
  queues: STAGES.map(queueOf),
  async find(db, id, language) {
    const [row] = await db
      .select({ ...columns, seen: seenOf('orders') })
      .from(orderTable)
      .innerJoin(issueTypes, eq(issueTypes.id, orderTable.issueId))
      .innerJoin(users, eq(users.id, orderTable.userId))
      .leftJoin(technicians, eq(technicians.id, orderTable.technicianId))
      .where(eq(orderTable.id, id));
    if (!row) return null;
    const { order, person, technician } = row;
    const status = statusOf(order);
    const { latitude, longitude } = order;
    return {
      id,
      title: order.title,
      status,
      statusLabel: orderStatusWords[status][language],
      since: sinceOf(order).toISOString(),
      dueAt: null,
      seen: row.seen,
      person: { ...person, name: personName(person, language) },
      picture: order.image,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
      words: order.description,
      facts: factsOf([
        ['orderType', 'text', orderTypeWords[order.orderType][language]],
        ['issue', 'text', inWords(language, row.issueAr, row.issueEn)],
        ['callOut', 'money', order.callOutHalalas === 0 ? null : inSar(order.callOutHalalas)],
        ['tip', 'money', order.tipHalalas === 0 ? null : inSar(order.tipHalalas)],
        ['discount', 'money', order.discountHalalas === 0 ? null : inSar(order.discountHalalas)],
        ['callOutPaidAt', 'moment', isoOf(order.callOutPaidAt)],
        ['technician', 'text', technician && personName(technician, language)],
        ['technicianMobile', 'mobile', technician?.mobile],
        ['assignedAt', 'moment', isoOf(order.assignTime)],
        ['arrivedAt', 'moment', isoOf(order.arriveTime)],
        ['doneAt', 'moment', isoOf(order.doneTime)],
        ['finalPayment', 'money', inSar(order.finalHalalas)],
        ['finalPaidAt', 'moment', isoOf(order.finalPaidAt)],
        ['cancelledAt', 'moment', isoOf(order.cancelledAt)],
        ['cancelReason', 'text', order.cancelReason && texts[language].cancelReason[order.cancelReason]],
        ['stars', 'number', order.ratingStars],
        ['comment', 'text', order.ratingComment],
      ]),
      about: null,
      actions: actionsOf(order),
    };
  },
};
