import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, labels, latitude, longitude, longText, sar, text, timestamp, wireId } from './fields.ts';
import { paymentRedirect, payWith } from './payments.ts';

/** services §3. */
export const ORDER_TYPES = ['normal', 'fast', 'mosque'] as const;

export const order = z.object({
  id,
  title: z.string(),
  description: z.string(),
  orderType: z.enum(ORDER_TYPES),
  issueId: id,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  image: z.string().nullable(),
  createdAt: timestamp,
  assignTime: timestamp.nullable(),
  arriveTime: timestamp.nullable(),
  doneTime: timestamp.nullable(),
  finalPayment: sar.nullable(),
  price: sar.nullable(),
  status: z.string(),
  Provider: z.object({ name: z.string(), mobile: z.string() }).nullable(),
});

/** The wire's `orders`. */
export const maintenance = {
  init: endpoint({
    method: 'GET',
    path: '/api/orders/init',
    auth: 'person',
    cache: 'own',
    summary: 'Kinds of issue',
    response: z.object({ issues: z.array(z.object({ id, name: z.string() })) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/orders/create',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    encoding: 'multipart',
    idempotent: true,
    summary: 'Order maintenance; image is a file. Mosque orders are free',
    body: z.object({
      title: text(150, 1),
      orderType: z.enum(ORDER_TYPES),
      issueId: wireId,
      latitude: latitude.optional(),
      longitude: longitude.optional(),
      description: longText,
    }),
    response: z.object({ orderId: id, paymentUrl: z.string().nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/orders/list',
    auth: 'person',
    cache: 'own',
    summary: 'My orders, open and past',
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
    summary: 'Cancel an order before the technician has arrived',
    params: z.object({ id: wireId }),
    body: z.object({ cancelReason: text(60, 1) }),
    response: done,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/orders/pay',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Pay the call-out (with tip and coupon) or the final payment',
    body: z.object({
      orderId: id,
      tip: sar.max(99_999).nullable().optional(),
      coupon: text(40).nullable().optional(),
      ...payWith,
    }),
    response: paymentRedirect,
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
    body: z.object({ coupon: text(40, 1) }),
    response: z.object({ row: z.object({ amount: sar, discountType: z.enum(['percentage', 'fixed']) }) }),
  }),
};
