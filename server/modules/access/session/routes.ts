import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/database.ts';
import type { Gateways } from '../../../gateways/gateways.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Background } from '../../../http/background.ts';
import { readDevice } from '../../../http/user-agent.ts';
import { callerOf } from '../attempts/client.ts';
import { presentSession, presentSessionUser } from './presenter.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionOf,
  findWrongSignIns,
  listSessions,
} from './repository.ts';
import { createDeviceNotice, createLogin } from './service.ts';

interface Options {
  db: Database;
  gateways: Pick<Gateways, 'sms'>;
  background: Background;
}

/** Sign-in, sign-out and the user's sessions (core §4 and §7). */
export async function sessionModule(app: FastifyInstance, { db, gateways, background }: Options) {
  const login = createLogin({ db, background });
  const tellOfDevice = createDeviceNotice({ sms: gateways.sms, background });

  app.endpoint('session.login', async ({ body, language, request }) => {
    const device = readDevice(request);
    const { person, ...opened } = await login({ ...body, caller: callerOf(request), device });
    tellOfDevice(person, opened, device);
    return { user: presentSessionUser(person, language, opened.token) };
  });

  app.endpoint('session.currentUser', async ({ person, language }) => ({
    user: presentSessionUser(person, language, null),
  }));

  app.endpoint('session.logout', async ({ db: database, request }) => {
    if (request.tokenHash) await deleteSession(database, request.tokenHash);
    return { success: true };
  });

  app.endpoint('sessions.list', async ({ person, language, request, db: database }) => {
    const rows = await listSessions(database, person.id, request.tokenHash);
    const wrong = await findWrongSignIns(database, person.id);
    return {
      rows: rows.map((row) => presentSession(row, language)),
      wrongSignIns: wrong && { count: wrong.count, lastAt: wrong.lastAt.toISOString() },
    };
  });

  app.endpoint(
    'sessions.end',
    async ({ params, person, db: database }) => {
      if (!(await deleteSessionOf(database, person.id, params.id))) throw new ApiError('sessionNotFound');
      return { success: true };
    },
    { notFound: 'sessionNotFound' },
  );

  app.endpoint('sessions.endOthers', async ({ person, request, db: database }) => {
    await deleteOtherSessions(database, person.id, request.tokenHash);
    return { success: true };
  });
}
