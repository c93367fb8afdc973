/**
 * A device's address at its push service (RFC 8030), and its message encryption keys (RFC 8291), in
 * base64url.
 */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  /** JSON for the device's service worker. */
  payload: string;
  /** How long the service stores it for a device that is offline. */
  ttlSeconds: number;
  /** Whether it is worth waking a device that saves its battery (RFC 8030 §5.3). */
  urgency: 'low' | 'normal' | 'high';
  /**
   * The service delivers only the last of the pending messages with the same topic; 32 characters
   * of base64url.
   */
  topic: string;
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The subscription has ended. */
  | { kind: 'gone' }
  /** The service can't accept it now; `afterSeconds` is when it wants a retry. */
  | { kind: 'later'; reason: string; afterSeconds: number | null }
  /** The service will never accept this message. */
  | { kind: 'refused'; reason: string };

/** Sends push messages to subscribed devices. */
export interface PushGateway {
  /** The key that browsers subscribe with (VAPID, RFC 8292): a P-256 point in base64url. */
  publicKey: string;
  /** True if it sends nothing; the app shows that. */
  isSandbox: boolean;
  /** Whether an endpoint belongs to a known push service: the server calls no other. */
  mayCall(endpoint: string): boolean;
  /** Never throws: the outcome describes the failure. */
  send(address: PushAddress, push: Push): Promise<PushOutcome>;
}
