import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { normaliseIdentity } from '../../../contract/identity.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language, toLanguage } from '../../../contract/language.ts';
import { normaliseMobile } from '../../../contract/mobile.ts';
import type { Database } from '../../db/database.ts';
import { IDENTITY_STATUSES } from '../../db/schema/access.ts';
import { decideSandboxCheck, listSandboxChecks } from '../../gateways/identity/sandbox-identity.ts';
import { listSandboxMessages } from '../../gateways/sms/sandbox-sms.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Background } from '../../http/background.ts';
import { renderSandboxPage, SANDBOX_IDENTITY_PATH, SANDBOX_PATH, SANDBOX_STYLE_PATH } from './page.ts';
import { sandboxStyle } from './style.ts';

const SHOWN = 50;

const languageQuery = z.object({ lang: z.string().optional() });
const messagesQuery = z.object({ mobile: z.string().max(25).transform(normaliseMobile).optional() });
const decision = z.object({
  identity: z.string().max(30).transform(normaliseIdentity),
  status: z.enum(IDENTITY_STATUSES),
});

/** The language asked for in the address, else the one that the app was last read in. */
function readerLanguage(request: FastifyRequest): Language {
  const asked = toLanguage(languageQuery.safeParse(request.query).data?.lang);
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? '')?.[1];
  return asked ?? toLanguage(cookie) ?? DEFAULT_LANGUAGE;
}

interface Options {
  db: Database;
  background: Background;
}

/**
 * What the sandbox providers did, and a hand in it (DESIGN §7). Only ever mounted where a sandbox stands in:
 * it shows codes to anyone who asks.
 */
export async function sandboxModule(app: FastifyInstance, { db, background }: Options) {
  // The page's forms; a scope of its own, so that no call of the API takes them.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const hidden = { schema: { hide: true } };

  app.get(SANDBOX_PATH, hidden, async (request, reply) => {
    await background.settled();
    const [messages, checks] = await Promise.all([
      listSandboxMessages(db, { limit: SHOWN }),
      listSandboxChecks(db, SHOWN),
    ]);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderSandboxPage({ language: readerLanguage(request), messages, checks }));
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
}
