import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { presentSessionUser } from './presenter.ts';
import { deleteSession } from './repository.ts';
import { createLogin } from './service.ts';

/** Signing in and out (core §4 and §7). */
export async function sessionModule(app: FastifyInstance, { db }: { db: Database }) {
  const login = createLogin(db);

  app.endpoint('session.login', async ({ body, language, request }) => {
    const { person, token } = await login({ ...body, address: request.ip });
    return { user: presentSessionUser(person, language, token) };
  });

  app.endpoint('session.currentUser', async ({ person, language }) => ({
    user: presentSessionUser(person, language, null),
  }));

  app.endpoint('session.logout', async ({ db: database, request }) => {
    if (request.tokenHash) await deleteSession(database, request.tokenHash);
    return { success: true };
  });
}
