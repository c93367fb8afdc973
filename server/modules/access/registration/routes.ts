import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import type { Gateways } from '../../../gateways/gateways.ts';
import type { Background } from '../../../http/background.ts';
import { readDevice } from '../../../http/user-agent.ts';
import { callerOf } from '../attempts/client.ts';
import { createIdentityChecks } from '../identity-checks/service.ts';
import { createRecovery } from '../recovery/service.ts';
import { presentSessionUser } from '../session/presenter.ts';
import { createDeviceNotice } from '../session/service.ts';
import { createRegistration } from './service.ts';

interface Options {
  db: Database;
  config: Config;
  gateways: Gateways;
  background: Background;
}

/** Registration in three steps (core §4 and §7), and recovery by the same identity check. */
export async function registrationModule(
  app: FastifyInstance,
  { db, config, gateways, background }: Options,
) {
  const onError = (error: unknown) => app.log.error({ err: error }, 'a provider failed');
  const checks = createIdentityChecks({ db, identity: gateways.identity, onError });
  const { publicUrl } = config;
  const registration = createRegistration({ db, checks, sms: gateways.sms, publicUrl, onError });
  const recovery = createRecovery({ db, checks });
  const tellOfDevice = createDeviceNotice({ sms: gateways.sms, background });

  app.endpoint('recovery.start', async ({ body, request }) =>
    recovery.start(body.identity, callerOf(request)),
  );

  app.endpoint('recovery.finish', async ({ body, language, request }) => {
    const device = readDevice(request);
    const { person, ...opened } = await recovery.finish(body, { caller: callerOf(request), device });
    tellOfDevice(person, opened, device);
    return { user: presentSessionUser(person, language, opened.token) };
  });

  app.endpoint('registration.start', async ({ body, request }) =>
    registration.start(body, callerOf(request)),
  );

  app.endpoint('registration.checkStatus', async ({ body, language, request }) => {
    await registration.checkStatus(body.identity, { caller: callerOf(request), language });
    return { status: 'approved' };
  });

  app.endpoint('registration.resendCode', async ({ body, language, request }) => {
    await registration.resendCode(body.identity, { caller: callerOf(request), language });
    return { success: true };
  });

  app.endpoint('registration.verify', async ({ body, language, request }) => {
    const device = readDevice(request);
    const { person, token } = await registration.verify(body, { caller: callerOf(request), device });
    return { user: presentSessionUser(person, language, token) };
  });
}
