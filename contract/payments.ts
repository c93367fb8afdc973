import { z } from 'zod';
import { CARD_BRANDS, isCardNumber } from './card-number.ts';
import { done, endpoint } from './endpoint.ts';
import { id, optionalWire, sar, text, timestamp, wireFlag, wireId, wireInteger, wirePage } from './fields.ts';
import { CARD_EXPIRY_LENGTH, TOP_UP_MAX_SAR } from './limits.ts';
import { typedNumber } from './typed-number.ts';

/**
 * DESIGN §5: the fields of every call that pays. The cvv is passed to the gateway and never stored.
 */
export const payWith = {
  payWith: z.enum(['card', 'wallet']).optional(),
  paymentMethodId: optionalWire(wireId),
  cvv: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
};
const paymentChoice = z.object(payWith);
/** How a user wants to pay. */
export type PaymentChoice = z.infer<typeof paymentChoice>;

/** What a payment is for. */
export const PAYMENT_PURPOSES = [
  'viewing',
  'reservation',
  'top_up',
  'callOut',
  'maintenance',
  'featuredAd',
] as const;
/**
 * `open`: undecided; `failed`: declined; `cancelled`: its hold ended, or the payer chose another
 * way, and nothing was charged.
 */
export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'cancelled'] as const;

/**
 * `mismatch`: the paid amount is not the requested one; `reversed`: the payment was refunded or
 * reversed; `reviewed`: an operator has handled either.
 */
export const PAYMENT_FAULT_KINDS = ['mismatch', 'reversed', 'reviewed'] as const;

/** One payment, for its result page. */
const paymentResult = z.object({
  /** The payment's reference for users and us, such as RK7M2QX9T4. */
  reference: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** In the request's language. */
  description: z.string(),
  amount: sar,
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
  /** The money arrived when its purpose no longer existed: it is in the wallet. */
  isInWallet: z.boolean(),
  /** When it was refunded to the paying card; null if it was not. */
  toCardAt: timestamp.nullable(),
  /** Set if the gateway took another amount or reversed the payment; an operator handles it. */
  fault: z.enum(PAYMENT_FAULT_KINDS).nullable(),
  /** The app's path, with its search, of what it paid for; there it can also be paid again. */
  link: z.string(),
});
export type PaymentResult = z.infer<typeof paymentResult>;

/** A payment's reference: RK and eight letters or digits that are not easily confused. */
export const paymentReference = z.string().regex(/^RK[2-9A-HJ-NP-Z]{8}$/);

/**
 * Where the browser goes next: the gateway's page, or our result page if the payment is settled.
 */
export const paymentRedirect = z.object({ paymentUrl: z.string() });

/** core §2: the wallet's tabs; all by default. */
export const PAYMENT_FILTERS = ['Users', 'PropReservations', 'Reservations', 'MaintenanceOrders'] as const;

/** core §3: a saved card; `last` is its last four digits. */
export const paymentMethod = z.object({
  id,
  last: z.string().length(4),
  brand: z.enum(CARD_BRANDS),
  /** MM/YYYY. */
  expiry: z.string().length(CARD_EXPIRY_LENGTH),
  isExpired: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

/**
 * A card to save: its number, which is exchanged for a token at once, or the browser's token for
 * it. Neither the number nor the cvv is stored.
 */
const newCard = z
  .object({
    number: text(40)
      .refine((typed) => isCardNumber(typed), 'cardNumberNotValid')
      .optional(),
    expiry_month: wireInteger(1, 12).optional(),
    expiry_year: wireInteger(2000, 2100).optional(),
    cvv: payWith.cvv,
    token: z
      .string()
      .regex(/^[\w-]{1,200}$/)
      .optional(),
  })
  .superRefine((card, context) => {
    if (card.token !== undefined) return;
    for (const field of ['number', 'expiry_month', 'expiry_year'] as const) {
      if (card[field] !== undefined) continue;
      context.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [field] });
    }
  });

/**
 * Where the browser itself exchanges a card's number for a token, so that the number never reaches
 * our server. Null in the sandbox, which takes the number through addPayment.
 */
export const cardVault = z.object({ url: z.string(), publishableKey: z.string() }).nullable();

/** core §3: a money movement in the lists of /wallet and /financialtransactions. */
const paymentEntry = z.object({
  /** Unique in its list only: a refund is a separate entry from its payment. */
  id,
  description: z.string(),
  createdAt: timestamp,
  /**
   * SAR. In the wallet's list positive for incoming, negative for outgoing money; elsewhere the
   * paid amount.
   */
  amount: z.number(),
  approved: z.boolean(),
  /** The gateway or the payer's bank took the payment back; an operator handles it. */
  isReversed: z.boolean(),
  /** `refund`: a payment was returned. */
  kind: z.enum(['payment', 'refund']),
  purpose: z.enum(PAYMENT_PURPOSES),
  status: z.enum(PAYMENT_STATUSES),
  /** How it was paid, or where a refund went; a saved card has its details in `card`. */
  method: z.enum(['card', 'wallet']),
  card: z.object({ brand: z.enum(CARD_BRANDS), last: z.string().length(4) }).nullable(),
  /** The receipt's number, for payments.result. */
  reference: z.string(),
  /** The app's path that shows what it was for. */
  link: z.string(),
});
export type PaymentEntry = z.infer<typeof paymentEntry>;

export const payments = {
  list: endpoint({
    method: 'GET',
    path: '/api/payments/paymentsList',
    auth: 'person',
    cache: 'never',
    summary: 'Payments, of the wallet or all, the latest first; balance in SAR; 30 a page',
    query: z.object({
      isWallet: wireFlag,
      filter: optionalWire(z.enum(PAYMENT_FILTERS)),
      page: wirePage,
    }),
    response: z.object({ balance: sar, rows: z.array(paymentEntry) }),
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
    body: z.object({
      amount: typedNumber(
        z
          .int({
            error: ({ input }) => (input === undefined || input === null ? 'amountRequired' : undefined),
          })
          .min(1)
          .max(TOP_UP_MAX_SAR),
      ),
      ...payWith,
    }),
    response: paymentRedirect,
  }),
  methods: endpoint({
    method: 'GET',
    path: '/api/payments/methodsList',
    auth: 'person',
    cache: 'never',
    summary: 'Saved cards',
    response: z.object({ paymentMethods: z.array(paymentMethod), cardVault }),
  }),
  addMethod: endpoint({
    method: 'POST',
    path: '/api/payments/addPayment',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Save a card: its number becomes a token at the gateway, or has become one in the browser',
    body: newCard,
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
