import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import type { Gateways } from '../../../gateways/gateways.ts';
import type { Background } from '../../../http/background.ts';
import { callerOf } from '../attempts/client.ts';
import { createPasswords } from './service.ts';

interface Options {
  db: Database;
  config: Config;
  gateways: Gateways;
  background: Background;
}

/** Changing a password, and resetting one that was forgotten (services §2 and §7). */
export async function passwordsModule(app: FastifyInstance, { db, config, gateways, background }: Options) {
  const passwords = createPasswords({ db, sms: gateways.sms, background, publicUrl: config.publicUrl });

  app.endpoint('passwords.change', async ({ body, person, request }) => {
    await passwords.change(person, body, { caller: callerOf(request), keptToken: request.tokenHash });
    return { success: true };
  });

  app.endpoint('passwords.requestReset', async ({ body, language, request }) => {
    await passwords.requestReset(body.mobile, { caller: callerOf(request), language });
    return { success: true };
  });

  app.endpoint('passwords.reset', async ({ body, request }) => {
    await passwords.reset(body, callerOf(request));
    return { success: true };
  });
}
