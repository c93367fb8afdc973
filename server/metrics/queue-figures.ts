import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { propertyReports } from '../db/schema/advertising.ts';
import { cardRefunds, paymentDiscrepancies, payments } from '../db/schema/money.ts';
import { orders } from '../db/schema/orders.ts';
import { notifications } from '../db/schema/people.ts';
import { properties } from '../db/schema/properties.ts';
import { pushOutbox, pushSubscriptions } from '../db/schema/push.ts';
import { reservations } from '../db/schema/reservations.ts';
import type { Family } from './exposition.ts';

/** An unpaid page regularly stays open so long. */
const PAYMENT_IS_LATE = sql`interval '1 hour'`;

/**
 * What waits for an operator, or for a service outside, and since when the oldest does. Each part
 * is answered by an index that holds nothing else.
 */
const waiting = sql`
  select 'ads' as queue, created_at as since from ${properties} where status = 'under_review'
  union all select 'reports', created_at from ${propertyReports} where status = 'open'
  union all select 'orders', created_at from ${orders}
    where done_time is null and cancelled_at is null and assign_time is null
    and (call_out_halalas = 0 or call_out_paid_at is not null)
  union all select 'reservations', coalesce(paid_at, created_at) from ${reservations} where status = 'reserved'
  union all select 'card_refunds', created_at from ${cardRefunds} where status = 'pending'
  union all select 'refused_card_refunds', created_at from ${cardRefunds} where status = 'failed'
  union all select 'odd_payments', noted_at from ${paymentDiscrepancies} where closed_at is null
  union all select 'payments', created_at from ${payments}
    where status = 'open' and gateway_id is not null and created_at < now() - ${PAYMENT_IS_LATE}
  union all select 'pushes', ${notifications.createdAt} from ${pushOutbox}
    join ${notifications} on ${notifications.id} = ${pushOutbox.notificationId}
    join ${pushSubscriptions} on ${pushSubscriptions.id} = ${pushOutbox.subscriptionId}`;

export const QUEUES = [
  'ads',
  'reports',
  'orders',
  'reservations',
  'card_refunds',
  'refused_card_refunds',
  'odd_payments',
  'payments',
  'pushes',
];

interface Row extends Record<string, unknown> {
  queue: string;
  count: number;
  age: number;
}

export async function queueFamilies(db: Database): Promise<Family[]> {
  const { rows } = await db.execute<Row>(sql`
    select queue, count(*)::int as count, extract(epoch from now() - min(since))::float8 as age
    from (${waiting}) waiting group by queue`);
  const of = (name: string) => rows.find(({ queue }) => queue === name);
  const each = (pick: (row: Row | undefined) => number) =>
    QUEUES.map((queue) => ({ labels: { queue }, value: pick(of(queue)) }));
  return [
    {
      name: 'rukn_queue_items',
      help: 'What waits for an operator or a service outside',
      type: 'gauge',
      samples: each((row) => row?.count ?? 0),
    },
    {
      name: 'rukn_queue_oldest_seconds',
      help: 'How long the oldest of a queue has waited; 0 for an empty one',
      type: 'gauge',
      samples: each((row) => Math.max(0, row?.age ?? 0)),
    },
  ];
}
