import { ECDH } from 'node:crypto';

/**
 * Whether a browser's key (base64url) is a point of P-256; nothing can be encrypted for any other.
 */
export function isPointOfCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
