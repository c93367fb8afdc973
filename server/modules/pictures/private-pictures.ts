import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp, { type ResizeOptions } from 'sharp';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Background } from '../../http/background.ts';
import type { Person } from '../../plugins/session.ts';
import { type PictureQueue, pictureError } from './picture-queue.ts';

/**
 * A phone's largest photos; a file of a few bytes can claim far more, and would fill the memory.
 */
const MAX_PIXELS = 60_000_000;
const DECODE_SECONDS = 10;
/**
 * What the content really is, whatever its name says. A vector drawing is a document, and none of
 * them.
 */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const NAME_FORM = /^[0-9a-f]{32}\.webp$/;

export interface PictureKind {
  /** In the storage, and under /media/. */
  folder: string;
  /** The upload's name on the wire. */
  field: string;
  /** Of what comes. */
  maxBytes: number;
  /** How it is kept. */
  size: ResizeOptions;
  /** Of the WebP that is kept. */
  quality: number;
}

export type PrivatePictures = ReturnType<typeof createPrivatePictures>;

interface Services {
  storage: StorageGateway;
  queue: PictureQueue;
  background: Background;
}

/** Who may see the picture at an address, of those who are signed in. */
type MayOpen = (person: Person, address: string) => Promise<boolean>;

/** Pictures of people and their homes: one file each, under an unguessable address. */
export function createPrivatePictures({ storage, queue, background }: Services, kind: PictureKind) {
  const { folder, field, maxBytes, size, quality } = kind;
  const path = `/media/${folder}/`;

  async function encode(content: Buffer): Promise<Buffer> {
    try {
      const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
      const { format } = await sharp(content, options).metadata();
      if (!FORMATS.has(format)) throw new Error('not a picture of a kind that we take');
      return await sharp(content, options)
        .timeout({ seconds: DECODE_SECONDS })
        .autoOrient()
        .resize(size)
        .webp({ quality })
        .toBuffer();
    } catch (error) {
      throw pictureError(error, field);
    }
  }

  return {
    /**
     * Keeps a picture as a WebP, upright as its camera was held, without anything else that the
     * file held (place, camera, name); answers its address. Fails with pictureUnreadable,
     * pictureTooLarge or as the queue does.
     */
    async save(userId: number, content: Buffer): Promise<string> {
      if (content.length > maxBytes) throw new ApiError('pictureTooLarge', { field });
      const name = `${randomBytes(16).toString('hex')}.webp`;
      const encoded = await queue({ userId, field }, () => encode(content));
      await storage.put(`${folder}/${name}`, encoded);
      return path + name;
    },

    /**
     * Removes the picture at an address of this kind in the background; ignores other addresses.
     */
    discard(address: string | null): void {
      if (!address?.startsWith(path)) return;
      const key = `${folder}/${address.slice(path.length)}`;
      background.run('removing a picture', () => storage.remove(key));
    },

    /**
     * Serves them to everyone who has the address; or, of those who are signed in, to those who may
     * open it.
     */
    serve(app: FastifyInstance, mayOpen?: MayOpen): void {
      app.get<{ Params: { name: string } }>(
        `${path}:name`,
        { schema: { hide: true }, config: mayOpen ? { needsPerson: true } : {} },
        async (request, reply) => {
          const { name } = request.params;
          const isOpen = !mayOpen || (request.person && (await mayOpen(request.person, path + name)));
          const file = isOpen && NAME_FORM.test(name) ? await storage.read(`${folder}/${name}`) : null;
          if (!file) throw new ApiError('routeNotFound');
          return (
            reply
              // What keeps it on a device must be what a sign-out empties (the worker's cache).
              .header('cache-control', 'private, no-store')
              .header('content-length', file.bytes)
              .type('image/webp')
              .send(file.stream)
          );
        },
      );
    },
  };
}
