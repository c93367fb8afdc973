import type { OpsKind, OpsQueue } from '../../../contract/ops-queues.ts';
import { OPS_QUEUES } from '../../../contract/ops-queues.ts';
import type { Queue, Thing } from '../base/thing.ts';
import { ads } from '../nouns/ads.ts';
import { orders } from '../nouns/orders.ts';
import { oddPayments } from '../nouns/payments.ts';
import { refunds } from '../nouns/refunds.ts';
import { reports } from '../nouns/reports.ts';
import { requestThings } from '../nouns/requests.ts';
import { propertyReservations } from '../nouns/reservations.ts';
import { tenancyThing } from '../nouns/tenancies.ts';

const things = [
  ads,
  reports,
  propertyReservations,
  refunds,
  oddPayments,
  orders,
  tenancyThing,
  ...Object.values(requestThings),
];

export function thingOf(kind: OpsKind): Thing {
  const thing = things.find((one) => one.kind === kind);
  if (!thing) throw new Error(`There is no thing ${kind}`);
  return thing;
}

const byName = new Map(things.flatMap(({ queues }) => queues.map((queue) => [queue.name, queue])));

export function queueOf(name: OpsQueue): Queue {
  const queue = byName.get(name);
  if (!queue) throw new Error(`No thing has a queue named ${name}`);
  return queue;
}

/** In the order of the contract. */
export const allQueues: Queue[] = OPS_QUEUES.map(queueOf);
