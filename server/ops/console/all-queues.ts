import type { OpsKind, OpsQueue } from '../../../contract/ops-queues.ts';
import { OPS_QUEUES } from '../../../contract/ops-queues.ts';
import type { ItemKind, Queue } from '../base/item-kind.ts';
import { ads } from '../nouns/ads.ts';
import { articleKind } from '../nouns/articles.ts';
import { accountDeletions } from '../nouns/deletions.ts';
import { orders } from '../nouns/orders.ts';
import { paymentDiscrepancyKind } from '../nouns/payments.ts';
import { refunds } from '../nouns/refunds.ts';
import { reports } from '../nouns/reports.ts';
import { requestItemKinds } from '../nouns/requests.ts';
import { propertyReservations } from '../nouns/reservations.ts';
import { tenancyItemKind } from '../nouns/tenancies.ts';
import { luxuryViewings } from '../nouns/viewings.ts';

const itemKinds = [
  ads,
  reports,
  propertyReservations,
  luxuryViewings,
  refunds,
  paymentDiscrepancyKind,
  orders,
  tenancyItemKind,
  ...Object.values(requestItemKinds),
  articleKind,
  accountDeletions,
];

export function itemKindOf(kind: OpsKind): ItemKind {
  const found = itemKinds.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no item kind ${kind}`);
  return found;
}

const byName = new Map(itemKinds.flatMap(({ queues }) => queues.map((queue) => [queue.name, queue])));

export function queueOf(name: OpsQueue): Queue {
  const queue = byName.get(name);
  if (!queue) throw new Error(`No item kind has a queue named ${name}`);
  return queue;
}

/** In the order of the contract. */
export const allQueues: Queue[] = OPS_QUEUES.map(queueOf);
