/** What a hosted page is made for. */
export interface PaymentRequest {
  /** Our name of the payment. The gateway makes one payment a reference: asked again it answers the same. */
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

/** A hosted page, where the payer gives his card to the gateway and never to us. */
export interface HostedPage {
  /** The payment's id at the gateway. */
  gatewayId: string;
  url: string;
}

/** A payment as the gateway knows it. */
export interface GatewayPayment {
  gatewayId: string;
  reference: string;
  status: 'open' | 'paid' | 'failed';
  amountHalalas: number;
  currency: string;
}

/** What a gateway posts to us when something has happened to a payment. */
export interface Notice {
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** Takes money by card. Each call may fail with ProviderError. */
export interface PaymentsGateway {
  createPage(request: PaymentRequest): Promise<HostedPage>;
  /** Null where the gateway has no such payment. */
  fetch(gatewayId: string): Promise<GatewayPayment | null>;
  /**
   * The id at the gateway of the payment that a notice is about; null where the gateway did not write it.
   * Whatever else it says is not to be believed: fetch the payment.
   */
  readNotice(notice: Notice): Promise<string | null>;
}
