/** services §3: a mosque's order is free. */
export const ORDER_TYPES = ['normal', 'fast', 'mosque'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/**
 * The statuses of an order. `waiting_payment`: the call-out is unpaid, and no technician is sent
 * before it is paid. `assigned`: he is known; `on_the_way` only once he has set off.
 */
export const ORDER_STATUSES = [
  'waiting_payment',
  'created',
  'assigned',
  'on_the_way',
  'arrived',
  'done',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Reasons for cancelling; the server has their labels (services §3: orderCancelClient). */
export const CANCEL_REASONS = ['mended', 'otherTechnician', 'wrongOrder', 'tooLate', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
