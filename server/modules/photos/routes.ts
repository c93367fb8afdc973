import type { FastifyInstance } from 'fastify';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import { photoPath } from '../pictures/presenter.ts';
import { PHOTOS_PATH, type Photos } from './service.ts';

const NAME_FORM = /^[0-9a-f]{32}-(?:400|800|1200)\.(avif|webp)$/;

interface Options {
  photos: Photos;
  storage: StorageGateway;
}

/** Photos of ads: upload, deletion, and serving them to everyone (services §7). */
export async function photosModule(app: FastifyInstance, { photos, storage }: Options) {
  app.endpoint('advertising.uploadMedia', async ({ person, request, once }) => {
    const content = request.uploads.get('file');
    const { id, path, thumbhash, isOnAnotherAd } = await photos.add(person.id, content, once);
    return {
      mediaId: id,
      filePath: photoPath(path, 1200),
      thumbnail: photoPath(path, 400),
      thumbhash,
      isOnAnotherAd,
    };
  });

  app.endpoint(
    'advertising.removeMedia',
    async ({ params, person }) => {
      await photos.remove(person.id, params.id);
      return { success: true };
    },
    { notFound: 'photoNotFound' },
  );

  app.get<{ Params: { name: string } }>(
    `/media/${PHOTOS_PATH}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const format = NAME_FORM.exec(name)?.[1];
      const file = format ? await storage.read(PHOTOS_PATH + name) : null;
      if (!file) throw new ApiError('routeNotFound', { headers: { 'cache-control': 'public, max-age=60' } });
      // The picture under a name never changes.
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-length', file.bytes)
        .type(`image/${format}`)
        .send(file.stream);
    },
  );
}
