import { z } from 'zod';
import { CARD_BRANDS, isCardNumber } from './card-number.ts';
import { done, endpoint } from './endpoint.ts';
import { id, optionalWire, sar, text, timestamp, wireFlag, wireId, wireInteger, wirePage } from './fields.ts';
import { CARD_EXPIRY_LENGTH, TOP_UP_MAX_SAR } from './limits.ts';
import { typedNumber } from './typed-number.ts';

/** DESIGN §5: what every call that pays takes. The cvv is passed on to the gateway, never kept. */
export const payWith = {
  payWith: z.enum(['card', 'wallet']).optional(),
  paymentMethodId: optionalWire(wireId),
  cvv: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
};
const payWish = z.object(payWith);
/** The same as a type: how a person wants to pay. */
export type PayWish = z.infer<typeof payWish>;

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
 * `open`: not decided yet; `paid`; `failed`: declined; `cancelled`: its hold ended, or the payer
 * chose another way, and nothing was charged.
 */
export const PAYMENT_STATUSES = ['open', 'paid', 'failed', 'cancelled'] as const;

/**
 * `mismatch`: money came that is not what was asked for; `reversed`: what was paid was given or
 * taken back; `reviewed`: an operator has seen to either.
 */
export const PAYMENT_FAULT_KINDS = ['mismatch', 'reversed', 'reviewed'] as const;

/** One payment as its result page tells it. */
const paymentResult = z.object({
  /** How the payment is named to people and to us, such as RK7M2QX9T4. */
  reference: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** In the reader's language. */
  description: z.string(),
  amount: sar,
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
  /** The money came after what it was for had gone: it is in the wallet. */
  isInWallet: z.boolean(),
  /** When it was given back to the card that paid it; null where it was not. */
  toCardAt: timestamp.nullable(),
  /**
   * The amount does not match: the gateway took another sum or gave it back. An operator handles
   * it.
   */
  fault: z.enum(PAYMENT_FAULT_KINDS).nullable(),
  /**
   * Path in the app, with its search, that shows what it was for, where it can be paid again as
   * well.
   */
  link: z.string(),
});
export type PaymentResult = z.infer<typeof paymentResult>;

/** How a payment is named: RK and eight letters or digits that can't be mistaken for each other. */
export const paymentReference = z.string().regex(/^RK[2-9A-HJ-NP-Z]{8}$/);

/**
 * Where the browser goes next: the gateway's page, or our result page when it is settled already.
 */
export const paymentRedirect = z.object({ paymentUrl: z.string() });

/** core §2: the wallet's tabs; without one, all. */
export const PAYMENT_FILTERS = ['Users', 'PropReservations', 'Reservations', 'MaintenanceOrders'] as const;

/** core §3: a saved card; `last` is a text of four digits. */
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
 * A card to be saved: its number, which becomes a token at once, or the token that the browser got
 * for it. The number is never kept, nor is the cvv.
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
 * Where the browser turns a card's number into a token itself, so that the number never reaches us.
 * Null where the sandbox stands in for the gateway: it takes the number through addPayment.
 */
export const cardVault = z.object({ url: z.string(), publishableKey: z.string() }).nullable();

/** core §3: one movement of money, as /wallet and /financialtransactions list it. */
const paymentEntry = z.object({
  /** Unique in its list only: a refund is an entry of its own beside its payment. */
  id,
  description: z.string(),
  createdAt: timestamp,
  /**
   * SAR. In the wallet's list above zero what came in and below zero what went out; else what was
   * paid.
   */
  amount: z.number(),
  approved: z.boolean(),
  /** What was paid left us again, by the gateway or the payer's bank; an operator sees to it. */
  isReversed: z.boolean(),
  /** `refund`: what was paid came back. */
  kind: z.enum(['payment', 'refund']),
  purpose: z.enum(PAYMENT_PURPOSES),
  status: z.enum(PAYMENT_STATUSES),
  /** What it was paid by, or where a refund went; a saved card says which. */
  method: z.enum(['card', 'wallet']),
  card: z.object({ brand: z.enum(CARD_BRANDS), last: z.string().length(4) }).nullable(),
  /** The receipt's number, for payments.result. */
  reference: z.string(),
  /** Path in the app that shows what it was for. */
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
