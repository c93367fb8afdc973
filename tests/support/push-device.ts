import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The browser's side of web push, written from RFC 8291 and RFC 8188, independently of the library
 * that sends.
 */

const TAG_BYTES = 16;

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();

/** A device with subscription keys, which decrypts messages sent to it. */
export function createPushDevice() {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const secret = randomBytes(16);
  return {
    p256dh: curve.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
    /** Decrypts a body in `aes128gcm`; throws if it is for another device or was altered. */
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
