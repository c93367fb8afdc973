import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import {
  id,
  labels,
  latitude,
  longitude,
  optionalWire,
  sar,
  text,
  timestamp,
  wireId,
  wirePage,
} from './fields.ts';
import {
  COUPON_MAX_LENGTH,
  ORDER_ADDRESS_MAX_LENGTH,
  ORDER_DESCRIPTION_MAX_LENGTH,
  ORDER_PHOTOS_MAX_BYTES,
  ORDER_QUESTION_MAX_LENGTH,
  ORDER_TITLE_MAX_LENGTH,
  RATING_COMMENT_MAX_LENGTH,
  RATING_MAX,
  TIP_MAX_SAR,
} from './limits.ts';
import { CANCEL_REASONS, ORDER_STATUSES, ORDER_TYPES } from './order-statuses.ts';
import { paymentRedirect, payWith, refundChoice } from './payments.ts';
import { typedId, typedNumber } from './typed-number.ts';

/** An order's cost, in SAR: total = callOut + tip − discount + finalPayment − credit. */
const bill = z.object({
  /** The call-out; 0 for a mosque. */
  callOut: sar,
  /** Of both payments. */
  tip: sar,
  /** The coupon's discount on the call-out. */
  discount: sar,
  /** Null until it is set. */
  finalPayment: sar.nullable(),
  /** The call-out, deducted because the final payment includes it. */
  credit: sar,
  total: sar,
  paid: sar,
  /** The amount to pay now; 0 if none. */
  due: sar,
});

export const order = z.object({
  id,
  title: z.string(),
  description: z.string(),
  orderType: z.enum(ORDER_TYPES),
  issueId: id,
  Issue: z.object({ id, name: z.string(), icon: z.string() }),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** What the map does not show: street, floor, door. */
  address: z.string().nullable(),
  image: z.string().nullable(),
  /** All photos, `image` first. */
  photos: z.array(z.string()),
  /** The wished window of two hours; null for "as soon as possible". */
  windowFrom: timestamp.nullable(),
  windowUntil: timestamp.nullable(),
  createdAt: timestamp,
  assignTime: timestamp.nullable(),
  /** When the technician is expected, as the operator says. */
  expectedArrival: timestamp.nullable(),
  leaveTime: timestamp.nullable(),
  arriveTime: timestamp.nullable(),
  doneTime: timestamp.nullable(),
  finalPayment: sar.nullable(),
  /** The call-out; null for a mosque. */
  price: sar.nullable(),
  status: z.enum(ORDER_STATUSES),
  Provider: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  bill,
  /** Whether it may still be cancelled (services §4), and moved: both are free. */
  canCancel: z.boolean(),
  /** Why it was cancelled, in the request's language; null if it was not. */
  cancelReason: z.string().nullable(),
  /** The user's question about the final price, the latest one; `answer` is null until then. */
  question: z
    .object({
      text: z.string(),
      askedAt: timestamp,
      answer: z.string().nullable(),
      answeredAt: timestamp.nullable(),
    })
    .nullable(),
  /** The user's rating of the work; null until they give one. */
  rating: z.object({ stars: z.int().min(1).max(RATING_MAX), comment: z.string().nullable() }).nullable(),
});
export type Order = z.infer<typeof order>;

/** `orders` in the paths. */
export const maintenance = {
  init: endpoint({
    method: 'GET',
    path: '/api/orders/init',
    auth: 'person',
    cache: 'own',
    summary: 'Kinds of issue',
    response: z.object({ issues: z.array(z.object({ id, name: z.string(), icon: z.string() })) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/orders/create',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    encoding: 'multipart',
    files: ['image', 'photos'],
    maxFileBytes: ORDER_PHOTOS_MAX_BYTES,
    idempotent: true,
    summary: 'Order maintenance; image is a file, up to four more are photos. Mosque orders are free',
    body: z.object({
      title: text(ORDER_TITLE_MAX_LENGTH, 1),
      orderType: z.enum(ORDER_TYPES),
      issueId: typedId,
      latitude: optionalWire(latitude),
      longitude: optionalWire(longitude),
      address: text(ORDER_ADDRESS_MAX_LENGTH).optional(),
      /** The beginning of the wished window; as soon as possible without one. */
      windowFrom: optionalWire(timestamp),
      description: text(ORDER_DESCRIPTION_MAX_LENGTH, 1),
    }),
    response: z.object({ orderId: id, paymentUrl: z.string().nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/orders/list',
    auth: 'person',
    cache: 'own',
    summary: 'My orders, open and past, the latest first; 30 of each a page',
    query: z.object({ page: wirePage }),
    response: z.object({
      currentOrders: z.array(order),
      previousOrders: z.array(order),
      orderStatus: labels,
    }),
  }),
  retrieve: endpoint({
    method: 'GET',
    path: '/api/orders/retrieve/{id}',
    auth: 'person',
    cache: 'own',
    summary: 'One order',
    params: z.object({ id: wireId }),
    response: z.object({ row: order, orderStatus: labels, orderCancelClient: labels }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/orders/cancel/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Cancel an order before the technician has arrived; what was paid goes to card or wallet',
    params: z.object({ id: wireId }),
    body: z.object({ cancelReason: z.enum(CANCEL_REASONS), ...refundChoice }),
    response: done,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/orders/move/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary:
      'Wish for another window, or null for as soon as possible, before the technician has arrived; free',
    params: z.object({ id: wireId }),
    body: z.object({ windowFrom: timestamp.nullable() }),
    response: done,
  }),
  question: endpoint({
    method: 'POST',
    path: '/api/orders/question/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Ask why the final price is what it is: its payment waits until an operator has answered',
    params: z.object({ id: wireId }),
    body: z.object({ question: text(ORDER_QUESTION_MAX_LENGTH, 1) }),
    response: done,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/orders/pay',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Pay the call-out (with tip and coupon) or the final payment (with tip)',
    body: z.object({
      orderId: typedId,
      /** The payment that is meant. Without it, a tip or a coupon means the call-out. */
      part: z.enum(['callOut', 'maintenance']).optional(),
      tip: typedNumber(sar.max(TIP_MAX_SAR).nullable().optional()),
      coupon: text(COUPON_MAX_LENGTH).nullable().optional(),
      ...payWith,
    }),
    response: paymentRedirect,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/orders/rate/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Rate the work of an order that is done; a second time replaces the first',
    params: z.object({ id: wireId }),
    body: z.object({
      stars: typedNumber(z.int().min(1).max(RATING_MAX)),
      comment: text(RATING_COMMENT_MAX_LENGTH).nullable().optional(),
    }),
    response: done,
  }),
};

export const coupons = {
  available: endpoint({
    method: 'POST',
    path: '/api/coupons/available',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'What a coupon takes off',
    body: z.object({ coupon: text(COUPON_MAX_LENGTH, 1) }),
    response: z.object({ row: z.object({ amount: sar, discountType: z.enum(['percentage', 'fixed']) }) }),
  }),
};
