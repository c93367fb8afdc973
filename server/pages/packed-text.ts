import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text that is sent often: each of its compressed forms is made once, when it is first asked for. */
export function packText(text: string) {
  const plain = Buffer.from(text);
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const pack = { br: () => asBrotli(plain, BROTLI), gzip: () => asGzip(plain), identity: async () => plain };
  return {
    text,
    in(encoding: Encoding): Promise<Buffer> {
      forms[encoding] ??= pack[encoding]();
      return forms[encoding];
    },
  };
}

export type PackedText = ReturnType<typeof packText>;

/** The best form that an Accept-Encoding header takes (RFC 9110 §12.5.3); weights count only where they refuse. */
export function encodingFor(accepted: string | undefined): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}
