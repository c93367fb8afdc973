import type { Order } from '../../../contract/maintenance.ts';
import type { OrderStatus } from '../../../contract/order-statuses.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** A status's colour beside its label; statuses that only a newer server sends have none. */
export const STATUS_TONES: Partial<Record<OrderStatus, BadgeTone>> = {
  waiting_payment: 'warn',
  created: 'info',
  assigned: 'info',
  on_the_way: 'info',
  arrived: 'info',
  done: 'success',
  cancelled: 'danger',
};

/** services §4, in order. */
export const STAGES = ['created', 'assign', 'arrive', 'done'] as const;
export type Stage = (typeof STAGES)[number];

type Moments = Pick<Order, 'createdAt' | 'assignTime' | 'arriveTime' | 'doneTime'>;

/**
 * services §4: the stage by the recorded times: doneTime over arriveTime over assignTime, else
 * created.
 */
export function stageOf({ assignTime, arriveTime, doneTime }: Moments): Stage {
  if (doneTime) return 'done';
  if (arriveTime) return 'arrive';
  return assignTime ? 'assign' : 'created';
}

/** When a stage was reached; null where it was not, or is unrecorded. */
export function momentOf(order: Moments, stage: Stage): string | null {
  return {
    created: order.createdAt,
    assign: order.assignTime,
    arrive: order.arriveTime,
    done: order.doneTime,
  }[stage];
}

/** Whether an order will no longer change by itself. */
export function isOver({ status, bill }: Pick<Order, 'status' | 'bill'>): boolean {
  return status === 'cancelled' || (status === 'done' && bill.due === 0);
}
