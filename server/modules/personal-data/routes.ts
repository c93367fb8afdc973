import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, toLanguage } from '../../../contract/language.ts';
import { EXPORT_LINK_HOURS, EXPORTS_A_DAY } from '../../../contract/limits.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import type { Database } from '../../db/database.ts';
import { dataExports } from '../../db/schema/access.ts';
import { sessions } from '../../db/schema/people.ts';
import type { StorageGateway } from '../../gateways/storage/storage-gateway.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { hashToken } from '../../plugins/session.ts';
import { createAttemptLimit } from '../access/attempts/attempt-limit.ts';
import { notify } from '../notifications/notify.ts';
import type { AccountDeletion } from './deletion.ts';
import { exportZip } from './export.ts';
import { accountSummary } from './summary.ts';

const PATH = '/media/exports/';
/** A slow phone may take this long to load its copy. */
const DOWNLOAD_MS = 30 * 60_000;

interface Options {
  db: Database;
  storage: StorageGateway;
  clock: Clock;
  deletion: AccountDeletion;
}

/** A user's copy of what is held of them, and the deletion of their account. */
export async function personalDataModule(app: FastifyInstance, options: Options) {
  mountExport(app, options);
  const { deletion, clock } = options;
  app.endpoint('profile.summary', ({ person, db }) => accountSummary(db, person.id, clock.now()));
  app.endpoint('profile.deletion', ({ person, db }) => deletion.status(db, person.id));
  app.endpoint('profile.delete', ({ person, request }) => deletion.ask(person, request.tokenHash));
  app.endpoint('profile.keep', async ({ person }) => {
    await deletion.undo(person.id);
    return { success: true };
  });
}

/**
 * A copy of all that is held of a user. No copy is stored: it is made while it is downloaded, by a
 * link that only its owner knows, and that ends with the session that asked for it.
 */
function mountExport(app: FastifyInstance, { db, storage, clock }: Options): void {
  const limit = createAttemptLimit(db, {
    kind: 'data-exports',
    limit: EXPORTS_A_DAY,
    windowMinutes: 24 * 60,
    refusal: 'tooManyRequests',
  });

  app.endpoint('profile.export', async ({ person, language, request, db: database }) => {
    await limit.begin(String(person.id));
    const token = randomBytes(32).toString('base64url');
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + EXPORT_LINK_HOURS * 3_600_000);
    await database.transaction(async (transaction) => {
      const [session] = await transaction
        .select({ sessionId: sessions.id })
        .from(sessions)
        .where(eq(sessions.tokenHash, request.tokenHash ?? ''));
      if (!session) throw new ApiError('sessionEnded');
      await transaction
        .insert(dataExports)
        .values({ ...session, tokenHash: hashToken(token), createdAt, expiresAt });
      await notify(transaction, person.id, { kind: 'dataExported', params: {} });
    });
    // A download can't send the app's headers, so its language is in the address.
    return { url: `${PATH}${token}?language=${language}`, expiresAt: expiresAt.toISOString() };
  });

  app.get<{ Params: { token: string }; Querystring: { language?: string } }>(
    `${PATH}:token`,
    { schema: { hide: true }, exposeHeadRoute: false, config: { answerMs: DOWNLOAD_MS } },
    async (request, reply) => {
      const { params, query } = request;
      const language = toLanguage(query.language ?? '') ?? DEFAULT_LANGUAGE;
      request.language = language;
      const [link] = await db
        .select({ userId: sessions.userId, expiresAt: dataExports.expiresAt })
        .from(dataExports)
        .innerJoin(sessions, eq(sessions.id, dataExports.sessionId))
        .where(and(eq(dataExports.tokenHash, hashToken(params.token)), gt(sessions.expiresAt, sql`now()`)));
      if (!link) throw new ApiError('routeNotFound');
      if (link.expiresAt <= clock.now()) throw new ApiError('exportExpired');
      const day = riyadhDay(clock.now());
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="rukn-${day}.zip"`)
        .type('application/zip')
        .send(Readable.from(exportZip({ db, storage }, { userId: link.userId, language, day })));
    },
  );
}
