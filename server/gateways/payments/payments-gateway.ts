import type { CardBrand, CardExpiry } from '../../../contract/card-number.ts';
import type { CardRefusal } from '../../../contract/payments.ts';
import { ProviderError } from '../../lib/provider-error.ts';

/** What a hosted page is made for. */
interface PaymentRequest {
  /**
   * Our id of the payment. The gateway creates one payment for each reference: a repeated request
   * returns the same one.
   */
  reference: string;
  amountHalalas: number;
  /** ISO 4217. */
  currency: 'SAR';
  /** What is paid for, in the payer's language. */
  description: string;
  /** Where the gateway redirects the browser afterwards; the server trusts nothing in that URL. */
  returnUrl: string;
  /** After this time the page accepts no payment. */
  expiresAt: Date;
}

/** The gateway's page, where the payer enters the card; our app never asks for it. */
interface HostedPage {
  /** The payment's id at the gateway. */
  gatewayId: string;
  url: string;
  /** When the page ends; null if the gateway does not say. */
  endsAt?: Date | null;
}

/** How a paid amount was returned, manually at the gateway or by the payer's bank. */
export type Reversal = 'refunded' | 'voided' | 'chargedBack';

/** A payment's state at the gateway. */
export interface GatewayPayment {
  gatewayId: string;
  reference: string;
  /**
   * `open`: it may still be paid, even after a failed attempt; all others are final. `expired`: its
   * page ended unpaid. `reversed`: it was paid, and the money was returned.
   */
  status: 'open' | 'paid' | 'failed' | 'expired' | 'reversed';
  /** The amount that was paid, or is to be paid. */
  amountHalalas: number;
  currency: string;
  /** How much of it was refunded. */
  refundedHalalas?: number;
  /** Only if `reversed`. */
  reversal?: Reversal;
  /** Why the last card was refused: of a payment that failed, or of a page that is still open. */
  refusal?: CardRefusal | null;
  /** The card that paid, if the gateway names it. */
  card?: Pick<KeptCard, 'brand' | 'last'> | null;
  /** Of a page: when it stops accepting payment. */
  endsAt?: Date | null;
  /** Of a saved card's `open` payment: the bank's page that verifies the payer, or null. */
  challengeUrl?: string | null;
}

/** A payment by a saved card. */
interface CardCharge extends Omit<PaymentRequest, 'expiresAt'> {
  /**
   * The payment's id at the gateway, a UUID that we choose: a repeat with the same id is the same
   * payment.
   */
  gatewayId: string;
  token: string;
  /** Sent to the gateway and never stored. */
  cvv: string;
}

/** How a saved card was charged. */
interface ChargedCard extends GatewayPayment {
  challengeUrl: string | null;
}

/** Whether the card was charged is unknown: the response was cut off, late or an error. */
export class ChargeUnknownError extends ProviderError {
  override readonly name = 'ChargeUnknownError';
}

/** A card's number as it was typed into the sandbox; a real gateway gets it from the browser. */
interface TypedCard {
  number: string;
  expiry: CardExpiry;
}

/** A card that the gateway stores. */
export interface KeptCard {
  token: string;
  brand: CardBrand;
  last: string;
  expiry: CardExpiry;
}

/** The card's brand is not supported, or its bank has not verified the payer. */
export class CardNotUsableError extends Error {
  override readonly name = 'CardNotUsableError';
  readonly why: 'brand' | 'unverified';

  constructor(why: 'brand' | 'unverified') {
    super(`The card can't be kept: ${why}`);
    this.why = why;
  }
}

/** Stores cards under tokens, so our server stores no number. Calls may throw ProviderError. */
export interface CardVault {
  /** Where the browser exchanges a number for a token; null if `keep` accepts numbers. */
  browser: { url: string; publishableKey: string } | null;
  /** Stores a card by its number; sandbox only, since a real gateway's numbers never reach us. */
  keep: ((card: TypedCard) => Promise<KeptCard>) | null;
  /**
   * The card of a token that the browser got; null if there is none. May throw CardNotUsableError.
   */
  read(token: string): Promise<KeptCard | null>;
  /** Deletes a token; does nothing if it is gone already. */
  forget(token: string): Promise<void>;
}

/** A webhook call: something has happened to a payment. */
export interface Notice {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** The result of a refund. */
export type RefundAnswer =
  | { isDone: true }
  /**
   * `unknown`: the gateway has no such paid payment. `said`: the gateway's error message, if any.
   */
  | { isDone: false; why: 'unknown' | 'refused'; said: string | null };

/** Takes money by card. Each call may throw ProviderError. */
export interface PaymentsGateway {
  createPage(request: PaymentRequest): Promise<HostedPage>;
  /**
   * Ends a page that is not paid, so that it accepts no payment any more; does nothing to one that
   * is paid or has ended.
   */
  closePage(gatewayId: string): Promise<void>;
  /** Null if the gateway has no such payment. A saved card's includes its `challengeUrl`. */
  fetch(gatewayId: string): Promise<GatewayPayment | null>;
  /**
   * Charges a saved card. A refusal returns `failed` and does not throw. Throws ChargeUnknownError
   * if the card may have been charged; after any other ProviderError it was not.
   */
  charge(charge: CardCharge): Promise<ChargedCard>;
  /**
   * Refunds what is not refunded yet of a paid payment, to its card. A repeated call refunds
   * nothing more. A refusal is returned, not thrown.
   */
  refund(gatewayId: string, amountHalalas: number): Promise<RefundAnswer>;
  cards: CardVault;
  /**
   * The gateway id of the payment in a webhook call; null if the call is not authentic. Nothing
   * else in it is trusted: fetch the payment.
   */
  readNotice(notice: Notice): Promise<string | null>;
}
