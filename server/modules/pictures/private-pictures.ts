import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp, { type ResizeOptions } from 'sharp';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';

/** A phone's largest photos; a file of a few bytes can claim far more, and would fill the memory. */
const MAX_PIXELS = 60_000_000;
const DECODE_SECONDS = 10;
/** What the content really is, whatever its name says. A vector drawing is a document, and none of them. */
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

/** Pictures of people and their homes: one file each, under an address that nobody can guess. */
export function createPrivatePictures(storage: StorageGateway, kind: PictureKind) {
  const { folder, field, maxBytes, size, quality } = kind;
  const path = `/media/${folder}/`;

  async function encode(content: Buffer): Promise<Buffer> {
    if (content.length > maxBytes) throw new ApiError('pictureTooLarge', { field });
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
    } catch {
      throw new ApiError('pictureUnreadable', { field });
    }
  }

  return {
    /**
     * Keeps a picture as a WebP, upright as its camera was held, without anything else that the file held
     * (place, camera, name); answers its address. Fails with pictureUnreadable or pictureTooLarge.
     */
    async save(content: Buffer): Promise<string> {
      const name = `${randomBytes(16).toString('hex')}.webp`;
      await storage.put(`${folder}/${name}`, await encode(content));
      return path + name;
    },

    /** Removes the picture at an address of this kind; any other address is left alone. */
    async remove(address: string | null): Promise<void> {
      if (address?.startsWith(path)) await storage.remove(`${folder}/${address.slice(path.length)}`);
    },

    /** Serves them to whoever has the address. */
    serve(app: FastifyInstance): void {
      app.get<{ Params: { name: string } }>(
        `${path}:name`,
        { schema: { hide: true } },
        async (request, reply) => {
          const { name } = request.params;
          const file = NAME_FORM.test(name) ? await storage.read(`${folder}/${name}`) : null;
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
