import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { normaliseIdentity } from '../../../contract/identity.ts';
import { normaliseMobile } from '../../../contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import { IDENTITY_STATUSES } from '../../db/schema/access.ts';
import { decideSandboxCheck, listSandboxChecks } from '../../gateways/identity/sandbox-identity.ts';
import { listSandboxPayments } from '../../gateways/payments/sandbox-payments.ts';
import { listSandboxMessages } from '../../gateways/sms/sandbox-sms.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Background } from '../../http/background.ts';
import { type Clock, isMovable } from '../../lib/clock.ts';
import { renderSandboxPage } from './page.ts';
import { SANDBOX_CLOCK_PATH, SANDBOX_IDENTITY_PATH, SANDBOX_PATH, SANDBOX_STYLE_PATH } from './paths.ts';
import { sandboxPayRoutes } from './pay-routes.ts';
import { readerLanguage } from './reader-language.ts';
import { sandboxStyle } from './style.ts';

const SHOWN = 50;

const messagesQuery = z.object({ mobile: z.string().max(25).transform(normaliseMobile).optional() });
/** At most a year per request. */
const forward = z.object({ minutes: z.coerce.number().int().min(1).max(525_600) });
const decision = z.object({
  identity: z.string().max(30).transform(normaliseIdentity),
  status: z.enum(IDENTITY_STATUSES),
});

interface Options {
  db: Database;
  background: Background;
  clock: Clock;
}

/**
 * Shows the sandbox providers' data and decides for them (DESIGN §7). Registered only with a
 * sandbox in use: it shows codes to anyone.
 */
export async function sandboxModule(app: FastifyInstance, { db, background, clock }: Options) {
  // Parses the page's forms; in this scope only, so that API endpoints do not accept them.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const hidden = { schema: { hide: true } };

  app.get(SANDBOX_PATH, hidden, async (request, reply) => {
    await background.settled();
    const [messages, checks, payments] = await Promise.all([
      listSandboxMessages(db, { limit: SHOWN }),
      listSandboxChecks(db, SHOWN),
      listSandboxPayments(db, SHOWN),
    ]);
    const language = readerLanguage(request);
    const now = isMovable(clock) ? clock.now() : null;
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderSandboxPage({ language, messages, checks, payments, now }));
  });

  app.get(SANDBOX_STYLE_PATH, hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(sandboxStyle),
  );

  app.get('/sandbox/messages', hidden, async (request, reply) => {
    const query = messagesQuery.safeParse(request.query);
    if (!query.success) throw new ApiError('malformed');
    await background.settled();
    const rows = await listSandboxMessages(db, { mobile: query.data.mobile, limit: SHOWN });
    return reply.header('cache-control', 'no-store').send({
      rows: rows.map(({ mobile, code, purpose, sentAt }) => ({ mobile, code, purpose, sentAt })),
    });
  });

  app.post(SANDBOX_IDENTITY_PATH, hidden, async (request, reply) => {
    const parsed = decision.safeParse(request.body);
    if (!parsed.success) throw new ApiError('malformed');
    const { identity, status } = parsed.data;
    if (!(await decideSandboxCheck(db, identity, status))) throw new ApiError('registrationNotFound');
    if (request.headers['content-type']?.startsWith('application/json')) return { status };
    return reply.redirect(`${SANDBOX_PATH}?lang=${readerLanguage(request)}`, 303);
  });

  app.post(SANDBOX_CLOCK_PATH, hidden, async (request, reply) => {
    const parsed = forward.safeParse(request.body);
    if (!parsed.success) throw new ApiError('malformed');
    if (!isMovable(clock)) throw new ApiError('routeNotFound');
    clock.forward(parsed.data.minutes * 60_000);
    if (request.headers['content-type']?.startsWith('application/json')) return { now: clock.now() };
    return reply.redirect(`${SANDBOX_PATH}?lang=${readerLanguage(request)}`, 303);
  });

  await app.register(sandboxPayRoutes, { db, background, clock });
}
