import type { OpsKind, OpsQueue } from '../../../../contract/ops-queues.ts';
import { OPS_QUEUES } from '../../../../contract/ops-queues.ts';
import type { Queue, Thing } from '../thing.ts';
import { ads } from './ads.ts';
import { orders } from './orders.ts';
import { oddPayments } from './payments.ts';
import { refunds } from './refunds.ts';
import { reports } from './reports.ts';
import { requestThings } from './requests.ts';
import { propertyReservations } from './reservations.ts';
import { tenancies } from './tenancies.ts';

const things = [
  ads,
  reports,
  propertyReservations,
  refunds,
  oddPayments,
  orders,
  tenancies,
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
