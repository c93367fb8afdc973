import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';
import { id, optionalWire, sar, text, timestamp, wireFlag, wireId } from './fields.ts';
import { CARD_EXPIRY_LENGTH, TOP_UP_MAX_SAR } from './limits.ts';

/** DESIGN §5: what every call that pays takes. The cvv is passed on to the gateway, never kept. */
export const payWith = {
  payWith: z.enum(['card', 'wallet']).optional(),
  paymentMethodId: id.optional(),
  cvv: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
};
/** What a payment is for. */
export const PAYMENT_PURPOSES = ['viewing', 'featuredAd'] as const;
/**
 * `open`: nobody knows yet; `paid`; `failed`: declined; `cancelled`: what it was for is gone, and nothing
 * was charged.
 */
export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'cancelled'] as const;

/** One payment as its result page tells it. */
export const paymentResult = z.object({
  /** How the payment is named to people and to us, such as RK7M2QX9T4. */
  reference: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** In the reader's language. */
  description: z.string(),
  amount: sar,
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
  /** The money came after what it was for had gone: it lies in the wallet. */
  isInWallet: z.boolean(),
  /** Path in the app that shows what it was for, where it can be paid again as well. */
  link: z.string(),
});
export type PaymentResult = z.infer<typeof paymentResult>;

/** How a payment is named: RK and eight letters or digits that can't be mistaken for each other. */
export const paymentReference = z.string().regex(/^RK[2-9A-HJ-NP-Z]{8}$/);

/** Where the browser goes next: the gateway's page, or our result page when it is settled already. */
export const paymentRedirect = z.object({ paymentUrl: z.string() });

/** core §3: the wallet's tabs. */
export const PAYMENT_FILTERS = ['Users', 'PropReservations', 'Reservations', 'MaintenanceOrders'] as const;

/** core §3: a saved card; `last` is a text of four digits. */
export const paymentMethod = z.object({
  id,
  last: z.string().length(4),
  brand: z.enum(['mada', 'visa', 'mastercard']),
  expiry: z.string().length(CARD_EXPIRY_LENGTH),
});

export const payments = {
  list: endpoint({
    method: 'GET',
    path: '/api/payments/paymentsList',
    auth: 'person',
    cache: 'never',
    summary: 'Payments, of the wallet or all; balance in SAR',
    query: z.object({ isWallet: wireFlag, filter: optionalWire(z.enum(PAYMENT_FILTERS)) }),
    response: z.object({
      balance: sar,
      rows: z.array(
        z.object({
          id,
          description: z.string(),
          createdAt: timestamp,
          amount: z.number(),
          approved: z.boolean(),
        }),
      ),
    }),
  }),
  result: endpoint({
    method: 'GET',
    path: '/api/payments/result/{reference}',
    auth: 'person',
    cache: 'never',
    summary: 'How a payment of mine ended; asks the gateway while it is open',
    params: z.object({ reference: paymentReference }),
    response: z.object({ payment: paymentResult }),
  }),
  addBalance: endpoint({
    method: 'POST',
    path: '/api/users/addBalance',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Top up the wallet',
    body: z.object({ amount: z.number().min(1).max(TOP_UP_MAX_SAR), ...payWith }),
    response: paymentRedirect,
  }),
  methods: endpoint({
    method: 'GET',
    path: '/api/payments/methodsList',
    auth: 'person',
    cache: 'never',
    summary: 'Saved cards',
    response: z.object({ paymentMethods: z.array(paymentMethod) }),
  }),
  addMethod: endpoint({
    method: 'POST',
    path: '/api/payments/addPayment',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Save a card: its number becomes a token at the gateway',
    body: z.object({
      number: text(30, 12),
      expiry_month: z.int().min(1).max(12),
      expiry_year: z.int().min(2000).max(2100),
      cvv: payWith.cvv,
    }),
    response: z.object({ paymentMethod }),
  }),
  removeMethod: endpoint({
    method: 'DELETE',
    path: '/api/payments/delete/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Forget a saved card',
    params: z.object({ id: wireId }),
    response: done,
  }),
};
