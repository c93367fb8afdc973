/** A check's status; `pending` until the user acts or it expires. */
export type IdentityStatus = 'pending' | 'approved' | 'rejected' | 'expired';

export interface IdentityCheck {
  identity: string;
  /** The check's name at the service. */
  transactionId: string;
  /** What the person picks in the service's app. */
  randomNumber: string;
}

/** The service has a check of this identity under way, and opens no second one meanwhile. */
export class IdentityBusyError extends Error {
  override readonly name = 'IdentityBusyError';
}

/** Verifies a person's identity at a national service. Both calls may fail with ProviderError. */
export interface IdentityGateway {
  /**
   * Opens a check. `requestId` names the request, the same where it is asked again because no
   * answer came. Fails with IdentityBusyError where the last one of this identity is still open.
   */
  start(identity: string, requestId: string): Promise<IdentityCheck>;
  status(check: IdentityCheck): Promise<IdentityStatus>;
}
