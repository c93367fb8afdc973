import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import type { Gateways } from '../../../gateways/gateways.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Background } from '../../../http/background.ts';
import { readDevice } from '../../../http/user-agent.ts';
import { callerOf } from '../attempts/client.ts';
import { presentSessionUser } from '../session/presenter.ts';
import { createDeviceNotice } from '../session/service.ts';
import { addOptions, createPasskey } from './adding.ts';
import { createPasskeyLogin } from './login.ts';
import { deletePasskey, switchPassword } from './password-switch.ts';
import { relyingPartyOf } from './relying-party.ts';
import { isPasswordOn, listPasskeys, renamePasskey } from './repository.ts';

interface Options {
  db: Database;
  config: Config;
  gateways: Pick<Gateways, 'sms'>;
  background: Background;
}

/** A user's passkeys, and signing in by one. */
export async function passkeysModule(app: FastifyInstance, { db, config, gateways, background }: Options) {
  const { publicUrl } = config;
  const passkeyLogin = createPasskeyLogin(db);
  const tellOfDevice = createDeviceNotice({ sms: gateways.sms, background });
  const notFound = 'passkeyNotFound';

  app.endpoint('passkeys.list', async ({ person, db: database }) => ({
    isPasswordOn: await isPasswordOn(database, person.id),
    rows: (await listPasskeys(database, person.id)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }));

  app.endpoint('passkeys.options', async ({ person, language, request, db: database }) => {
    const party = relyingPartyOf(request, publicUrl);
    return { options: await addOptions(database, person, { party, language }) };
  });

  app.endpoint('passkeys.create', async ({ body, person, language, request, db: database }) => {
    const made = { person, credential: body.credential };
    const party = relyingPartyOf(request, publicUrl);
    const device = readDevice(request);
    return { success: true, id: await createPasskey(database, made, { party, language, device }) };
  });

  app.endpoint(
    'passkeys.update',
    async ({ params: { id }, body, person, db: database }) => {
      if (!(await renamePasskey(database, { userId: person.id, id }, body.name)))
        throw new ApiError(notFound);
      return { success: true };
    },
    { notFound },
  );

  app.endpoint(
    'passkeys.delete',
    async ({ params: { id }, person, db: database }) => {
      await deletePasskey(database, person.id, id);
      return { success: true };
    },
    { notFound },
  );

  app.endpoint('passkeys.switchPassword', async ({ body, person, db: database }) => {
    await switchPassword(database, person.id, body.isOn);
    return { success: true };
  });

  app.endpoint('passkeys.loginOptions', async ({ request }) => {
    const party = relyingPartyOf(request, publicUrl);
    return { options: await passkeyLogin.options(callerOf(request), party) };
  });

  app.endpoint('passkeys.login', async ({ body, language, request }) => {
    const device = readDevice(request);
    const { person, ...opened } = await passkeyLogin.login(body.credential, {
      party: relyingPartyOf(request, publicUrl),
      caller: callerOf(request),
      device,
    });
    tellOfDevice(person, opened, device);
    return { user: presentSessionUser(person, language, opened.token) };
  });
}
