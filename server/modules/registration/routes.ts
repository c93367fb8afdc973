import type { FastifyInstance } from 'fastify';
import { IDENTITY_CHECK_SECONDS } from '../../../contract/limits.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Gateways } from '../../gateways/gateways.ts';
import { callerOf } from '../attempts/asker.ts';
import { readDevice } from '../session/devices.ts';
import { presentSessionUser } from '../session/presenter.ts';
import { createRegistration } from './service.ts';

interface Options {
  db: Database;
  config: Config;
  gateways: Gateways;
}

/** Registration in three steps (core §4 and §7). */
export async function registrationModule(app: FastifyInstance, { db, config, gateways }: Options) {
  const registration = createRegistration({
    db,
    gateways,
    publicUrl: config.publicUrl,
    onFault: (error) => app.log.error({ err: error }, 'a provider failed'),
  });

  app.endpoint('registration.start', async ({ body, request }) => ({
    randomNumber: await registration.start(body, callerOf(request)),
    expiresInSeconds: IDENTITY_CHECK_SECONDS,
  }));

  app.endpoint('registration.checkStatus', async ({ body, language, request }) => {
    await registration.checkStatus(body.identity, { caller: callerOf(request), language });
    return { status: 'approved' };
  });

  app.endpoint('registration.resendCode', async ({ body, language, request }) => {
    await registration.resendCode(body.identity, { caller: callerOf(request), language });
    return { success: true };
  });

  app.endpoint('registration.verify', async ({ body, language, request }) => {
    const device = readDevice(request.headers['user-agent']);
    const { person, token } = await registration.verify(body, { caller: callerOf(request), device });
    return { user: presentSessionUser(person, language, token) };
  });
}
