import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import {
  decideSandboxPayment,
  findSandboxPayment,
  noticeOf,
  SANDBOX_PAY_PATH,
  type SandboxPayment,
} from '../../gateways/payments/sandbox-payments.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Background } from '../../http/background.ts';
import type { Clock } from '../../lib/clock.ts';
import { NOTICE_PATH } from '../payments/routes.ts';
import { PAY_NOTICES, type PayNotice, renderPayPage } from './pay-page.ts';
import { readerLanguage } from './reader-language.ts';

const DELAY_MS = 5_000;
const REPEATS = 3;

const params = z.object({ id: z.uuid() });
const decisionBody = z.object({
  decision: z.enum(['approve', 'decline', 'close']),
  notice: z.enum(PAY_NOTICES).default('once'),
});
const OUTCOMES = { approve: 'paid', decline: 'failed' } as const;

interface Options {
  db: Database;
  background: Background;
  clock: Clock;
}

/** The gateway's side of a payment: its hosted page, and the notices that it posts to the app. */
export async function sandboxPayRoutes(app: FastifyInstance, { db, background, clock }: Options) {
  const hidden = { schema: { hide: true } };
  const delayed = new Set<NodeJS.Timeout>();
  app.addHook('preClose', async () => {
    for (const timer of delayed) clearTimeout(timer);
  });

  function post(payment: SandboxPayment): void {
    const { headers, body } = noticeOf(payment);
    background.run('a notice of the sandbox', async () => {
      await app.inject({ method: 'POST', url: NOTICE_PATH, headers, payload: body });
    });
  }

  function give(payment: SandboxPayment, notice: PayNotice): void {
    if (notice === 'once') post(payment);
    if (notice === 'repeated') for (let time = 0; time < REPEATS; time++) post(payment);
    if (notice !== 'delayed') return;
    const timer = setTimeout(() => {
      delayed.delete(timer);
      post(payment);
    }, DELAY_MS);
    delayed.add(timer);
  }

  async function find(input: unknown): Promise<SandboxPayment> {
    const { data } = params.safeParse(input);
    const payment = data && (await findSandboxPayment(db, data.id));
    if (!payment) throw new ApiError('paymentNotFound');
    return payment;
  }

  const isExpired = ({ expiresAt }: SandboxPayment) => expiresAt !== null && expiresAt <= clock.now();
  const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  app.get(`${SANDBOX_PAY_PATH}/:id`, hidden, async (request, reply) => {
    const payment = await find(request.params);
    const language = readerLanguage(request);
    return uncached(reply)
      .type('text/html; charset=utf-8')
      .send(renderPayPage({ language, payment, isExpired: isExpired(payment) }));
  });

  app.post(`${SANDBOX_PAY_PATH}/:id`, hidden, async (request, reply) => {
    const payment = await find(request.params);
    const parsed = decisionBody.safeParse(request.body);
    if (!parsed.success) throw new ApiError('malformed');
    const { decision, notice } = parsed.data;
    if (decision !== 'close' && !isExpired(payment)) {
      const isDecided = await decideSandboxPayment(db, payment.id, OUTCOMES[decision]);
      if (isDecided) give({ ...payment, status: OUTCOMES[decision] }, notice);
    }
    if (request.headers['content-type']?.startsWith('application/json')) {
      const { status } = await find(request.params);
      return { status, returnUrl: payment.returnUrl };
    }
    return uncached(reply).redirect(payment.returnUrl, 303);
  });
}
