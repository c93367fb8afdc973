import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * A browser's part of web push, written from RFC 8291 and RFC 8188 and from nothing of the library
 * that sends.
 */

const TAG_BYTES = 16;

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();

/** A device that can be subscribed, and reads what is encrypted for it. */
export function createPushDevice() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const secret = randomBytes(16);
  return {
    p256dh: curve.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
    /**
     * The text of a body in `aes128gcm`; fails where it was encrypted for another, or was touched.
     */
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + senderKey.length);
      // RFC 8291 §3.4: the shared secret, bound to both keys.
      const shared = curve.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
      const input = hmac(hmac(secret, shared), Buffer.concat([info, Buffer.of(1)]));
      // RFC 8188 §2.2 and §2.3, in one record.
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${what}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      return padded.subarray(0, end).toString('utf8');
    },
  };
}
