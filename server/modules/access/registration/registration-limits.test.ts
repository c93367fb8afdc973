import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStatus, decide, newcomer, post, start, verify } from '../../../../tests/support/newcomer.ts';
import { answerOf, createTestApp } from '../../../../tests/support/test-app.ts';
import { IdentityBusyError } from '../../../gateways/identity/identity-gateway.ts';
import { ProviderError } from '../../../lib/provider-error.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

describe('limits and providers', () => {
  it('keeps the last of several simultaneous starts, complete', async () => {
    const person = newcomer();
    const names = ['أول', 'ثانٍ', 'ثالث', 'رابع', 'خامس'];
    const answers = await Promise.all(names.map((name) => start(made.app, { ...person, name })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await made.db.execute<{ name: string; status: string }>(
      sql`select name, status from registrations where identity = ${person.identity}`,
    );
    expect(rows).toEqual([{ name: expect.any(String), status: 'pending' }]);
    expect(names).toContain(rows[0]?.name);
  });

  it('opens six checks of an identity in a quarter of an hour', async () => {
    const person = newcomer();
    const statuses: number[] = [];
    for (let count = 1; count <= 7; count++) statuses.push((await start(made.app, person)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('says when the identity service is down or busy, and keeps nothing', async () => {
    let failure: Error = new ProviderError('down');
    const fail = async () => {
      throw failure;
    };
    const { app } = await createTestApp({ gateways: { identity: { start: fail, status: fail } } });
    const person = newcomer();
    expect(answerOf(await start(app, person))).toMatchObject({ status: 503, body: { error_number: 2081 } });
    expect((await checkStatus(app, person)).statusCode).toBe(404);
    failure = new IdentityBusyError();
    const busy = await start(app, person);
    expect(answerOf(busy)).toMatchObject({ status: 409, body: { error_number: 2036 } });
    expect(busy.json().errors.identity).toBe(busy.json().msg);
    await app.close();
  });

  it('counts no try of anyone while the identity service is down', async () => {
    let isDown = true;
    const identity = {
      start: async (asked: string) => {
        if (isDown) throw new ProviderError('down');
        return { identity: asked, transactionId: 'one', randomNumber: '42' };
      },
      status: async () => 'pending' as const,
    };
    const { app } = await createTestApp({ gateways: { identity } });
    const person = newcomer();
    const tried = Array.from({ length: 10 }, () => person);
    for (const somebody of [...tried, ...Array.from({ length: 65 }, () => newcomer())]) {
      expect((await start(app, somebody)).statusCode).toBe(503);
    }
    isDown = false;
    for (const somebody of [person, newcomer()]) expect((await start(app, somebody)).statusCode).toBe(200);
    await app.close();
  });

  it('finds a check again whose answer was lost on its way to us: it is asked for by the same name', async () => {
    const opened = new Map<string, string>();
    let isLost = true;
    const identity = {
      start: async (asked: string, requestId: string) => {
        const ofIdentity = opened.get(asked) ?? requestId;
        opened.set(asked, ofIdentity);
        if (ofIdentity !== requestId) throw new IdentityBusyError();
        if (isLost) throw new ProviderError('no readable answer');
        return { identity: asked, transactionId: requestId, randomNumber: '42' };
      },
      status: async () => 'pending' as const,
    };
    const { app } = await createTestApp({ gateways: { identity } });
    const person = newcomer();
    expect((await start(app, person)).statusCode).toBe(503);
    isLost = false;
    // Other details don't get the owner's check.
    expect((await start(app, { ...person, mobile: newcomer().mobile })).json().error_number).toBe(2036);
    expect((await start(app, person)).json()).toMatchObject({ randomNumber: '42' });
    // The response was lost: only the same details continue it.
    const again = (await start(app, person)).json();
    expect(again).toEqual({ randomNumber: '42', expiresInSeconds: expect.any(Number) });
    expect(again.expiresInSeconds).toBeGreaterThan(0);
    const stranger = await start(app, { ...person, password: 'Another@12' });
    expect(answerOf(stranger)).toMatchObject({ status: 409, body: { error_number: 2036 } });
    await app.close();
  });

  it('takes no code and no message from anyone while the SMS service is down', async () => {
    let isDown = false;
    const sent: string[] = [];
    const sms = {
      send: async ({ code }: { code: string }) => {
        if (isDown) throw new ProviderError('down');
        sent.push(code);
      },
    };
    const { app, db } = await createTestApp({ gateways: { sms } });
    const person = newcomer();
    await start(app, person);
    await decide(app, person, 'approved');
    expect((await checkStatus(app, person)).statusCode).toBe(200);
    await db.execute(sql`update codes set sent_at = sent_at - interval '61 seconds'`);
    isDown = true;
    for (let count = 1; count <= 7; count++) {
      const again = await post(app, '/api/auth/register/resendCode', { identity: person.identity });
      expect(answerOf(again)).toMatchObject({ status: 503, body: { error_number: 2080 } });
    }
    // The code that was sent is still valid.
    expect((await verify(app, person, sent[0] ?? '')).statusCode).toBe(200);
    await app.close();
  });

  it('lets the code be asked for at once where it could not be sent', async () => {
    let isDown = true;
    const sent: string[] = [];
    const sms = {
      send: async ({ code }: { code: string }) => {
        if (isDown) throw new ProviderError('down');
        sent.push(code);
      },
    };
    const { app } = await createTestApp({ gateways: { sms } });
    const person = newcomer();
    await start(app, person);
    await decide(app, person, 'approved');
    expect(answerOf(await checkStatus(app, person))).toMatchObject({
      status: 503,
      body: { error_number: 2080 },
    });
    isDown = false;
    expect((await checkStatus(app, person)).statusCode).toBe(200);
    expect((await verify(app, person, sent[0] ?? '')).statusCode).toBe(200);
    await app.close();
  });
});
