import { z } from 'zod';
import { CARD_BRANDS, isCardNumber } from './card-number.ts';
import { done, endpoint } from './endpoint.ts';
import {
  id,
  optionalWire,
  sar,
  text,
  timestamp,
  wireFlag,
  wireId,
  wireIdList,
  wireInteger,
  wirePage,
} from './fields.ts';
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

const REFUND_WAYS = ['card', 'wallet'] as const;
/**
 * Where a cancellation sends what was paid by card: back to it by default, or to the wallet at
 * once. What came out of the wallet goes back there.
 */
export const refundChoice = { refundTo: optionalWire(z.enum(REFUND_WAYS)) };
export type RefundWay = (typeof REFUND_WAYS)[number];

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
 * Why a card was not charged. `code`: its security code is wrong; `challenge`: its holder did not
 * pass the bank's check (3-D Secure); `blocked`: lost, stolen or stopped; `notOnline`: not
 * permitted for this; `bank`: the bank could not be reached; `other`: the gateway's reason is none
 * of these.
 */
export const CARD_REFUSALS = [
  'declined',
  'funds',
  'expired',
  'code',
  'limit',
  'challenge',
  'blocked',
  'notOnline',
  'bank',
  'other',
] as const;
export type CardRefusal = (typeof CARD_REFUSALS)[number];

/**
 * `mismatch`: the paid amount is not the requested one; `reversed`: the payment was refunded or
 * reversed; `reviewed`: an operator has handled either.
 */
export const PAYMENT_FAULT_KINDS = ['mismatch', 'reversed', 'reviewed'] as const;

/**
 * `invoice`: a simplified tax invoice for what Rukn sells; `receipt`: for money that it only holds;
 * `creditNote` and `refund`: one of these was given back.
 */
export const RECEIPT_KINDS = ['invoice', 'receipt', 'creditNote', 'refund'] as const;
/** Parts of a receipt's amount; a coupon and an included call-out are negative. */
export const RECEIPT_LINES = ['callOut', 'tip', 'coupon', 'work', 'callOutPaid'] as const;

/** A text in both languages, as a tax invoice is. */
const inBoth = z.object({ ar: z.string(), en: z.string() });

/** What was issued for a movement of a payment's money. */
const receipt = z.object({
  kind: z.enum(RECEIPT_KINDS),
  /** Unique and without gaps within its kind, such as INV-000042. */
  number: z.string(),
  issuedAt: timestamp,
  /** Of an invoice or credit note: who sells. */
  seller: z.object({ name: inBoth, vatNumber: z.string() }).nullable(),
  /** What is paid for, one line or several, whose amounts sum to `amount`. */
  lines: z.array(z.object({ name: inBoth, amount: z.number() })),
  amount: sar,
  /** The tax within the amount; null on what bears none. */
  vat: sar.nullable(),
  /** The number of the invoice or receipt that a credit note or refund takes back. */
  refersTo: z.string().nullable(),
  /** The content of an invoice's QR code, as the tax office reads it. */
  qr: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;

/** A payment that was returned. */
const paymentRefund = z.object({
  to: z.enum(['wallet', 'card']),
  at: timestamp,
  /** Whether it has arrived: a card's may wait for the gateway. */
  isDone: z.boolean(),
});

/** What a user can have paid for, apart from the wallet. */
const RECEIPT_SUBJECTS = ['viewing', 'reservation', 'order', 'ad'] as const;
export type ReceiptSubject = (typeof RECEIPT_SUBJECTS)[number];

/** What was paid for one of these, with the reference of its receipt. */
const paidReceipt = z.object({
  reference: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** The id of the viewing, reservation, order or property. */
  subjectId: id,
  amount: sar,
  paidAt: timestamp,
  method: z.enum(['card', 'wallet']),
  card: z.object({ brand: z.enum(CARD_BRANDS), last: z.string().length(4) }).nullable(),
  refund: paymentRefund.nullable(),
});
export type PaidReceipt = z.infer<typeof paidReceipt>;

/** Why the last card was refused, and a sentence in the request's language on what to do. */
const refusalReason = z.object({ kind: z.enum(CARD_REFUSALS), text: z.string() }).nullable();

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
  /** How it was paid; of a card, its last digits where they are known. */
  method: z.enum(['card', 'wallet']),
  card: z.object({ brand: z.enum(CARD_BRANDS), last: z.string().length(4) }).nullable(),
  refund: paymentRefund.nullable(),
  /** In the order in which they were issued; none for a payment that moved no money. */
  receipts: z.array(receipt),
  reason: refusalReason,
  /** The payer came back from the gateway's page without paying, and the gateway confirms it. */
  hasLeft: z.boolean(),
  /** What it is for still waits to be paid, which /pay/{reference} does. */
  canPay: z.boolean(),
  /** Until when what it is for is held unpaid; null if nothing holds it. */
  heldUntil: timestamp.nullable(),
  /** Set if the gateway took another amount or reversed the payment; an operator handles it. */
  fault: z.enum(PAYMENT_FAULT_KINDS).nullable(),
  /** The app's path, with its search, of what it paid for; there it can also be paid again. */
  link: z.string(),
});
export type PaymentResult = z.infer<typeof paymentResult>;

/** What is to be paid, for our own page /pay/{reference}. */
const openPayment = z.object({
  reference: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** The id of what is paid for. */
  subjectId: id,
  /** In the request's language. */
  description: z.string(),
  /** What is due now, in SAR: the sum of the lines. */
  amount: sar,
  lines: z.array(z.object({ name: z.string(), amount: z.number() })),
  /** The price has value added tax within it. */
  isTaxed: z.boolean(),
  heldUntil: timestamp.nullable(),
  reason: refusalReason,
  hasLeft: z.boolean(),
  /** The payer's last payment came out of the wallet. */
  prefersWallet: z.boolean(),
  /** Why nothing can be paid any more, in the request's language; null if it can. */
  ended: z.string().nullable(),
  /** The payment to show instead: it has paid, or its card's result is awaited. */
  settledBy: z.string().nullable(),
  /** The app's path, with its search, of what is paid for. */
  link: z.string(),
});
export type OpenPayment = z.infer<typeof openPayment>;

/** A payment's reference: RK and eight letters or digits that are not easily confused. */
export const paymentReference = z.string().regex(/^RK[2-9A-HJ-NP-Z]{8}$/);

/**
 * Where the browser goes next: our page /pay/{reference} if the call did not say how to pay, else
 * the gateway's page, or our result page if the payment is settled.
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
  /** The user has chosen it for every payment. */
  isDefault: z.boolean(),
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
  open: endpoint({
    method: 'GET',
    path: '/api/payments/open/{reference}',
    auth: 'person',
    cache: 'never',
    summary: 'What is to be paid, with its lines, until when it is held, and why a card was refused',
    params: z.object({ reference: paymentReference }),
    response: z.object({ payment: openPayment }),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/payments/pay/{reference}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    idempotent: true,
    summary: 'Pay what a payment is for by this way, in place of any other; what is paid is not paid again',
    params: z.object({ reference: paymentReference }),
    body: z.object({
      ...payWith,
      payWith: z.enum(['card', 'wallet']),
      /** The amount that the payer saw, in SAR: another one is refused. */
      amount: typedNumber(sar.optional()),
    }),
    response: paymentRedirect,
  }),
  receipts: endpoint({
    method: 'GET',
    path: '/api/payments/receipts',
    auth: 'person',
    cache: 'never',
    summary: 'What I have paid for these viewings, reservations, orders or ads, and what came back',
    query: z.object({ subject: z.enum(RECEIPT_SUBJECTS), subjectIds: wireIdList }),
    response: z.object({ rows: z.array(paidReceipt) }),
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
    summary: 'Saved cards: valid ones first, then the default one, then by their last use',
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
  setDefaultMethod: endpoint({
    method: 'POST',
    path: '/api/payments/default/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Choose the saved card that is offered first',
    params: z.object({ id: wireId }),
    response: done,
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
