import type { CardBrand, CardExpiry } from '../../../contract/card-number.ts';
import { ProviderError } from '../../lib/provider-error.ts';

/** What a hosted page is made for. */
interface PaymentRequest {
  /**
   * Our name of the payment. The gateway makes one payment a reference: asked again it answers the
   * same.
   */
  reference: string;
  amountHalalas: number;
  /** ISO 4217. */
  currency: 'SAR';
  /** What is paid for, in the payer's language. */
  description: string;
  /** Where the gateway's page leads the browser afterwards; nothing in that address is believed. */
  returnUrl: string;
  /** After this moment the page takes no money. */
  expiresAt: Date;
}

/** A hosted page, where the payer enters the card at the gateway and never here. */
interface HostedPage {
  /** The payment's id at the gateway. */
  gatewayId: string;
  url: string;
  /** When the gateway ends it; null where it does not say. */
  endsAt?: Date | null;
}

/** Why the bank refused a saved card, as far as it says. */
export type CardRefusal = 'declined' | 'funds' | 'expired' | 'cvv';

/** How money that was paid left again, by hand at the gateway or by the payer's bank. */
export type Reversal = 'refunded' | 'voided' | 'chargedBack';

/** A payment as the gateway knows it. */
export interface GatewayPayment {
  gatewayId: string;
  reference: string;
  /**
   * `open`: it may still be paid, whatever became of an attempt; all others are final. `expired`:
   * its page ended unpaid; `reversed`: it was paid, and the money is gone again.
   */
  status: 'open' | 'paid' | 'failed' | 'expired' | 'reversed';
  /** What was taken, or is to be. */
  amountHalalas: number;
  currency: string;
  /** What of it went back. */
  refundedHalalas?: number;
  /** Of one that is `reversed`. */
  reversal?: Reversal;
  /** Of a saved card's payment that failed. */
  refusal?: CardRefusal | null;
  /** Of a page: when it takes no more money. */
  endsAt?: Date | null;
  /** Of a saved card's `open` payment: where the bank verifies the payer; null where it doesn't. */
  challengeUrl?: string | null;
}

/** A payment by a saved card. */
interface CardCharge extends Omit<PaymentRequest, 'expiresAt'> {
  /**
   * The payment's id at the gateway, chosen by us: charged under it again, it is the same payment.
   * A UUID.
   */
  gatewayId: string;
  token: string;
  /** Passed on, and kept nowhere. */
  cvv: string;
}

/** How a saved card was charged. */
interface ChargedCard extends GatewayPayment {
  challengeUrl: string | null;
}

/** Whether the card was charged is unknown: the answer was cut, late or the gateway's own error. */
export class ChargeUnknownError extends ProviderError {
  override readonly name = 'ChargeUnknownError';
}

/** A card's number as it was typed into the sandbox; a real gateway gets it from the browser. */
interface TypedCard {
  number: string;
  expiry: CardExpiry;
}

/** A card as the gateway keeps it. */
export interface KeptCard {
  token: string;
  brand: CardBrand;
  last: string;
  expiry: CardExpiry;
}

/** The gateway keeps cards of other brands than ours, or the bank has not vouched for this one. */
export class CardNotUsableError extends Error {
  override readonly name = 'CardNotUsableError';
  readonly why: 'brand' | 'unverified';

  constructor(why: 'brand' | 'unverified') {
    super(`The card can't be kept: ${why}`);
    this.why = why;
  }
}

/** Keeps cards under tokens, so no number is stored here. Calls may fail with ProviderError. */
export interface CardVault {
  /** Where the browser itself gets a token for a number; null where `keep` takes it. */
  browser: { url: string; publishableKey: string } | null;
  /** Keeps a card by its number: the sandbox only, a real gateway's numbers never come this far. */
  keep: ((card: TypedCard) => Promise<KeptCard>) | null;
  /**
   * The card of a token that a browser got; null where there is none. May fail with
   * CardNotUsableError.
   */
  read(token: string): Promise<KeptCard | null>;
  /** Forgets a token; one that is gone is forgotten. */
  forget(token: string): Promise<void>;
}

/** What a gateway posts to us when something has happened to a payment. */
export interface Notice {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** What came of giving a payment back. */
export type RefundAnswer =
  | { isDone: true }
  /**
   * `unknown`: the gateway has no such payment that was paid. `said`: the gateway's own words, if
   * it had any.
   */
  | { isDone: false; why: 'unknown' | 'refused'; said: string | null };

/** Takes money by card. Each call may fail with ProviderError. */
export interface PaymentsGateway {
  createPage(request: PaymentRequest): Promise<HostedPage>;
  /** Null where the gateway has no such payment. A saved card's has its bank's question too. */
  fetch(gatewayId: string): Promise<GatewayPayment | null>;
  /**
   * Takes money by a saved card. A refusal is an answer, `failed`, and no error. Fails with
   * ChargeUnknownError where the card may have been charged all the same; with any other
   * ProviderError it was not.
   */
  charge(charge: CardCharge): Promise<ChargedCard>;
  /**
   * Gives a paid payment back whole, to the card that paid: what of it is not back yet. Asked again
   * it gives nothing more. A refusal is an answer and no error.
   */
  refund(gatewayId: string, amountHalalas: number): Promise<RefundAnswer>;
  cards: CardVault;
  /**
   * The id at the gateway of the payment that a notice is about; null where the gateway did not
   * write it. Whatever else it says is not to be believed: fetch the payment.
   */
  readNotice(notice: Notice): Promise<string | null>;
}
