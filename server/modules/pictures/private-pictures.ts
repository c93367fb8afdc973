import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp, { type ResizeOptions } from 'sharp';
import type { Database } from '../../db/database.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Background } from '../../http/background.ts';
import type { Person } from '../../plugins/session.ts';
import { type PictureQueue, pictureError } from './picture-queue.ts';
import { announceFile } from './unclaimed-files.ts';

/** A phone's largest photos. A file of a few bytes can claim more, and would fill the memory. */
const MAX_PIXELS = 60_000_000;
const DECODE_SECONDS = 10;
/** Formats by content, whatever the file's name. SVG is not allowed, since it is a document. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const NAME_FORM = /^[0-9a-f]{32}\.webp$/;

export interface PictureKind {
  /** Folder in the storage and under /media/. */
  folder: string;
  /** The upload's field name in the request. */
  field: string;
  /** Of the upload. */
  maxBytes: number;
  /** Of the stored picture. */
  size: ResizeOptions;
  /** WebP quality of the stored picture. */
  quality: number;
}

export type PrivatePictures = ReturnType<typeof createPrivatePictures>;

interface Services {
  db: Database;
  storage: StorageGateway;
  queue: PictureQueue;
  background: Background;
}

/** Whether this signed-in user may see the picture at a path. */
type MayOpen = (person: Person, address: string) => Promise<boolean>;

/** Pictures of users and their homes: one file each, under an unguessable path. */
export function createPrivatePictures({ db, storage, queue, background }: Services, kind: PictureKind) {
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
     * Stores a picture as an upright WebP without the file's metadata (place, camera, name);
     * returns its path. Throws pictureUnreadable, pictureTooLarge or an error of the queue.
     */
    async save(userId: number, content: Buffer): Promise<string> {
      if (content.length > maxBytes) throw new ApiError('pictureTooLarge', { field });
      const name = `${randomBytes(16).toString('hex')}.webp`;
      const encoded = await queue({ userId, field }, () => encode(content));
      await announceFile(db, `${folder}/${name}`);
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
     * Serves the pictures to anyone with the path or, with `mayOpen`, only to signed-in users that
     * it allows.
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
              // Only the service worker may cache it, since a sign-out empties that cache.
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
