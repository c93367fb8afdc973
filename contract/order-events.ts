/**
 * Server-sent events of one order of the signed-in user: `event: order`, `data: {"version":N}` when
 * the stream opens and at each change of the order. Clients read it by fetch, to send the session's
 * header. A client that can't keep it open polls `orders/retrieve`.
 */
export const ORDER_EVENTS_PATH = '/events/orders/{id}';
