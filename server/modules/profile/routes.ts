import type { FastifyInstance } from 'fastify';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import { AVATARS_PATH } from './avatar.ts';
import { presentBanks, presentProfile } from './presenter.ts';
import { findProfile } from './repository.ts';
import { saveProfile } from './service.ts';

const NAME_FORM = /^[0-9a-f]{32}\.webp$/;

/** The profile and its picture (core §2 and §7). */
export async function profileModule(app: FastifyInstance, { storage }: { storage: StorageGateway }) {
  app.endpoint('profile.get', async ({ person, language, db }) => ({
    user: presentProfile(await findProfile(db, person.id), language),
    // Nobody can save a bank account yet, so nobody has one.
    bank: null,
    banksList: presentBanks(language),
  }));

  app.endpoint('profile.save', async ({ body, person, language, request, db }) => {
    const upload = request.uploads.get('avatar');
    const row = await saveProfile(db, storage, { userId: person.id, fields: body, upload });
    return { user: presentProfile(row, language) };
  });

  app.get<{ Params: { name: string } }>(
    `${AVATARS_PATH}:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const file = NAME_FORM.test(name) ? await storage.read(`avatars/${name}`) : null;
      if (!file) throw new ApiError('routeNotFound');
      return (
        reply
          // A person's picture: what keeps it on a device must be what a sign-out empties (the worker's cache).
          .header('cache-control', 'private, no-store')
          .header('content-length', file.bytes)
          .type('image/webp')
          .send(file.stream)
      );
    },
  );
}
