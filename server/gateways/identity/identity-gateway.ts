/** A check's status; `pending` until the user acts or it expires. */
export type IdentityStatus = 'pending' | 'approved' | 'rejected' | 'expired';

export interface IdentityCheck {
  identity: string;
  /** The check's id at the service. */
  transactionId: string;
  /** The number that the user picks in the service's app. */
  randomNumber: string;
}

/** This identity has an open check, and the service refuses a second one. */
export class IdentityBusyError extends Error {
  override readonly name = 'IdentityBusyError';
}

/** Verifies a user's identity at a national service. Both calls may throw ProviderError. */
export interface IdentityGateway {
  /**
   * Opens a check. A retry after a lost response must send the same `requestId`. Throws
   * IdentityBusyError if this identity has an open check.
   */
  start(identity: string, requestId: string): Promise<IdentityCheck>;
  status(check: IdentityCheck): Promise<IdentityStatus>;
}
