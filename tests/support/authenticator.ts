import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949) of a byte string of 24 bytes or more. */
function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** COSE_Key of a P-256 key: kty 2, alg -7 (ES256), crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [xBytes, yBytes] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    cborBytes(xBytes),
    Buffer.from([0x22]),
    cborBytes(yBytes),
  ]);
}

/** Bits of the authenticator data: user present, user verified, credential included. */
const PRESENT = 1;
const VERIFIED = 4;
const INCLUDED = 64;

interface Ceremony {
  origin: string;
  /** The page's domain, if the authenticator takes another than the server names. */
  rpId?: string;
  /** False: only touched, without a finger, face or PIN. */
  isVerified?: boolean;
}

interface CreateOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}
interface SignOptions {
  challenge: string;
  rpId: string;
}

/**
 * An authenticator with one P-256 key, which answers as a browser hands on what a device has
 * signed.
 */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let userHandle = 'AAAA';

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authenticatorData(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  }
  const flagsOf = (isVerified: boolean) => PRESENT | (isVerified ? VERIFIED : 0);

  return {
    id,
    /** Answers `passkeys.options`. */
    create({ challenge, rp, user }: CreateOptions, { origin, rpId = rp.id, isVerified = true }: Ceremony) {
      userHandle = user.id;
      const length = Buffer.from([0, credentialId.length]);
      const included = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const data = authenticatorData(rpId, flagsOf(isVerified) | INCLUDED, 0, included);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers `passkeys.loginOptions`. */
    sign(
      { challenge, ...options }: SignOptions,
      { origin, rpId = options.rpId, isVerified = true, counter = 0 }: Ceremony & { counter?: number },
    ) {
      const client = clientData('webauthn.get', challenge, origin);
      const data = authenticatorData(rpId, flagsOf(isVerified), counter);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;
