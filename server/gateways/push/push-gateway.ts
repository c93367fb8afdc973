/**
 * A device at its push service (RFC 8030), and what its messages are encrypted for (RFC 8291), in
 * base64url.
 */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  /** What the device's service worker reads; JSON. */
  payload: string;
  /** How long the service keeps it for a device that can't be reached. */
  ttlSeconds: number;
  /** Whether it is worth waking a device that saves its battery (RFC 8030 §5.3). */
  urgency: 'low' | 'normal' | 'high';
  /**
   * Of what waits at the service under one topic only the last is delivered; 32 characters of
   * base64url.
   */
  topic: string;
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The subscription is no more. */
  | { kind: 'gone' }
  /** The service can't take it now; `afterSeconds` is its own word on when to try again. */
  | { kind: 'later'; reason: string; afterSeconds: number | null }
  /** It will never take this one. */
  | { kind: 'refused'; reason: string };

/** Sends messages to devices that have asked for them. */
export interface PushGateway {
  /** What a browser subscribes with (VAPID, RFC 8292): a P-256 point in base64url. */
  publicKey: string;
  /** Nothing is sent; the app says so. */
  isSandbox: boolean;
  /** Whether an endpoint is one of a push service that we know: no other is ever called. */
  mayCall(endpoint: string): boolean;
  /** Never fails: what went wrong is the answer. */
  send(address: PushAddress, push: Push): Promise<PushOutcome>;
}
