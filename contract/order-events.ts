/**
 * Server-sent events of one order of the signed-in person: `event: order`, `data: {"version":N}` when it is opened
 * and whenever the order has changed. Taken by fetch, which sends the session's header, and beside the JSON API:
 * whoever can't keep it open asks `orders/retrieve` now and then.
 */
export const ORDER_EVENTS_PATH = '/events/orders/{id}';
