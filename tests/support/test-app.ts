import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { type App, type AppOptions, buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { createTestDatabase } from './test-database.ts';

/** Config for a test's server: no logging, and a rate limit that tests don't reach. */
export function testConfig(env: Record<string, string> = {}) {
  const { config, errors } = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    MAP_STYLE_URL: 'none',
    OPS_UNDO_SECONDS: '0',
    DATA_DIR: join(tmpdir(), `rukn-test-files-${process.pid}`),
    ...env,
  });
  if (errors) throw new Error(errors.join('\n'));
  return config;
}

type Options = { env?: Record<string, string> } & Partial<
  Pick<AppOptions, 'pages' | 'extraSources' | 'gateways' | 'logTo' | 'clock'>
>;

/** Creates the server with a separate seeded database. Close it when done. */
export async function createTestApp({ env, ...options }: Options = {}) {
  const database = await createTestDatabase();
  const app = await buildApp({ config: testConfig(env), database, ...options });
  // Closes in the same order as main.ts: the database after the app, which may still be working.
  const closeApp = app.close.bind(app);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= closeApp().then(() => database.close());
    return closing;
  };
  Object.assign(app, { close });
  return { app, db: database.db, database };
}

export const demoAccount = { mobile: '0500000001', password: 'Demo@1234' };
export const otherAccount = { mobile: '0500000002', password: 'Demo@1234' };

/** Signs in; returns the headers for that user's requests. */
export async function signIn(app: App, account = demoAccount): Promise<{ 'session-token': string }> {
  const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: account });
  return { 'session-token': response.json().user.token };
}

/** A response's status and parsed body. */
export function answerOf(response: LightMyRequestResponse) {
  return { status: response.statusCode, body: response.json() };
}

/** How many of the responses have each status: a race that fails says with what. */
export function statusCounts(responses: readonly LightMyRequestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
