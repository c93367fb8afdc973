import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpsRole } from '../../../contract/ops-roles.ts';
import { createAd, updateAd } from '../../../tests/support/ads.ts';
import {
  addVisitors,
  createBookingApp,
  postAs,
  read,
  type Visitor,
} from '../../../tests/support/bookings.ts';
import { act, addOperator, itemOf } from '../../../tests/support/console.ts';
import { operatorDecisions, operatorLog } from '../../db/schema/operators.ts';
import { notifications, users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { deleteExpired } from '../../jobs/delete-expired.ts';
import { type Reply, replies } from '../../texts/replies.ts';
import { allVerbs } from '../all-verbs.ts';
import { tryCommand } from '../run-command.ts';
import { AFTERWARDS, carryOutDue, OPPOSITES } from './hold.ts';

const HOLD_MS = 10_000;
let made: Awaited<ReturnType<typeof createBookingApp>>;
let owner: Visitor;
let noura: Visitor & { mobile: string };
let majed: Visitor & { mobile: string };

beforeAll(async () => {
  made = await createBookingApp({ env: { REVIEW_ADS: '1', OPS_UNDO_SECONDS: '10' } });
  noura = await addOperator(made.db, 'نورة العتيبي');
  majed = await addOperator(made.db, 'ماجد الحربي');
  [owner = owner] = await addVisitors(made.db, 1);
});
afterAll(() => made.app.close());

const newAd = async (): Promise<number> => (await createAd(made.app, owner.headers)).json().propertyId;
const REASON = 'الصور غير واضحة';
const reject = (id: number, reason = REASON) => ({ verb: 'ads reject', args: { id: String(id), reason } });

/** Rejects an ad, by default a new one, as it was seen; returns its id. */
async function rejected(who: Visitor, ad?: number): Promise<number> {
  const id = ad ?? (await newAd());
  const { seen } = await itemOf(made, who, `ads/${id}`);
  const answer = await act(made, who, { ...reject(id), seen });
  expect(answer).toEqual({ status: 200, body: { verb: 'ads reject', target: String(id), isHeld: true } });
  return id;
}
const run = () => carryOutDue(made.db, { clock: made.clock, log: made.app.log });
async function runLater() {
  made.clock.forward(HOLD_MS);
  await run();
}
const held = async (who: Visitor, itemId: number) =>
  (await read(made.app, who, '/api/ops/held')).rows.find((row: { itemId: number }) => row.itemId === itemId);
async function undo(who: Visitor, id: number, verb = 'ads reject', key?: string) {
  const answer = await postAs(made.app, who, '/api/ops/undo', { id, verb }, key);
  return { status: answer.statusCode, body: answer.json() };
}
const statusOf = async (id: number) =>
  (await made.db.select().from(properties).where(eq(properties.id, id)))[0]?.status;
const linesOf = (id: number) =>
  made.db.$count(operatorLog, sql`${operatorLog.arguments} ->> 'id' = ${String(id)}`);
const isQueued = async (id: number) =>
  (await read(made.app, noura, '/api/ops/queue/ads')).rows.some((row: { id: number }) => row.id === id);
const waiting = async () => (await read(made.app, noura, '/api/ops/overview')).queues[0].count;

describe('a decision', () => {
  it('is held back: out of the queue at once, and heard of by nobody until then', async () => {
    const id = await newAd();
    const before = await waiting();
    const told = await made.db.$count(notifications);
    await rejected(noura, id);
    expect(await isQueued(id)).toBe(false);
    expect(await waiting()).toBe(before - 1);
    expect(await itemOf(made, majed, `ads/${id}`)).toMatchObject({ status: 'under_review', actions: [] });
    const row = await held(noura, id);
    expect(row).toMatchObject({ label: 'رفض إعلان', args: { reason: REASON }, failure: null });
    expect(row.leftMs).toBeLessThanOrEqual(HOLD_MS);
    expect(await held(majed, id)).toBeUndefined();
    await run();
    expect([await statusOf(id), await linesOf(id)]).toEqual(['under_review', 0]);
    expect(await made.db.$count(notifications)).toBe(told);
    await runLater();
    expect([await statusOf(id), await linesOf(id)]).toEqual(['rejected', 1]);
    expect(await held(noura, id)).toBeUndefined();
    expect(await made.db.$count(notifications)).toBeGreaterThan(told);
  });

  it('says at once what is wrong with it', async () => {
    const id = await newAd();
    const { seen } = await itemOf(made, noura, `ads/${id}`);
    const args = { id: String(id), licence: '12', expires: '2001-01-01' };
    expect(await act(made, noura, { verb: 'ads approve', args, seen })).toMatchObject({
      status: 422,
      body: { errors: { licence: 'رقم الترخيص من 10 إلى 12 رقمًا' } },
    });
    await updateAd(made.app, owner.headers, id, { property: { price: 44_000 } });
    expect(await act(made, noura, { ...reject(id), seen })).toMatchObject({ body: { error_number: 6010 } });
    const fresh = await itemOf(made, noura, `ads/${id}`);
    expect(await act(made, noura, { ...reject(id), verb: 'ads publish', seen: fresh.seen })).toMatchObject({
      body: { error_number: 6011 },
    });
    expect(await held(noura, id)).toBeUndefined();
    expect(await isQueued(id)).toBe(true);
  });

  it('is one at a time, of two operators and of one', async () => {
    const id = await newAd();
    const { seen } = await itemOf(made, noura, `ads/${id}`);
    const answers = await Promise.all([noura, majed].map((who) => act(made, who, { ...reject(id), seen })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await act(made, noura, { ...reject(id), seen });
    expect(again).toMatchObject({ status: 409, body: { error_number: 6009 } });
    expect(again.body.errors.seen).toContain('رفض إعلان');
    await runLater();
    expect(await linesOf(id)).toBe(1);
  });

  it('of the same key is one, and its undoing as well', async () => {
    const id = await newAd();
    const { seen } = await itemOf(made, noura, `ads/${id}`);
    const body = { ...reject(id), seen };
    const twice = await Promise.all(['one', 'one'].map((key) => act(made, noura, body, `${key}-${id}`)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const row = await held(noura, id);
    for (const key of ['undo', 'undo']) {
      expect((await undo(noura, row.id, 'ads reject', `${key}-${id}`)).status).toBe(200);
    }
  });
});

describe('undoing', () => {
  it('brings the item back to its queue, for its operator alone', async () => {
    const id = await rejected(noura);
    const { id: row } = await held(noura, id);
    expect((await undo(majed, row)).status).toBe(409);
    expect(await undo(noura, row)).toEqual({ status: 200, body: { id: row } });
    expect(await isQueued(id)).toBe(true);
    await runLater();
    expect([await statusOf(id), await linesOf(id)]).toEqual(['under_review', 0]);
  });

  it('that comes too late says so, and names the opposite', async () => {
    const id = await rejected(noura);
    const { id: row } = await held(noura, id);
    await runLater();
    expect(await undo(noura, row)).toMatchObject({
      status: 409,
      body: { error_number: 6017, errors: { seen: 'تستطيع أن تعيده بأمر «أعده إلى المراجعة»' } },
    });
    expect((await undo(noura, row, 'reservations unsign')).body).toEqual({
      msg: 'نُفّذ هذا قبل التراجع',
      error_number: 6017,
      errors: { seen: 'يسجّل الطرف توقيعه من جديد من تطبيقه' },
    });
  });

  it('and carrying out at one moment are one of the two', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const id = await rejected(noura);
      const { id: row } = await held(noura, id);
      made.clock.forward(HOLD_MS);
      const undoing = turn % 2 ? undo(noura, row) : run().then(() => undo(noura, row));
      const [{ status }] = await Promise.all([undoing, run()]);
      const isUndone = status === 200;
      expect([await statusOf(id), await linesOf(id)]).toEqual(
        isUndone ? ['under_review', 0] : ['rejected', 1],
      );
    }
  });

  it.each(
    allVerbs.flatMap((verb) =>
      // Money is only countered by another entry; the shell's verbs are for the machine's operator.
      verb.effect === 'change' && !verb.movesMoney && verb.whoMay !== 'shell' ? [verb.name] : [],
    ),
  )('of %s has an opposite that the console offers, or a next step', (name) => {
    const opposite = allVerbs.find((verb) => verb.name === OPPOSITES[name]);
    expect(Boolean(opposite) !== name in AFTERWARDS).toBe(true);
    // An article is edited on a screen of its own.
    if (opposite && name !== 'articles edit') expect(opposite).toHaveProperty('form.press.ar');
  });

  it.each(allVerbs.filter(({ name }) => / (hide|publish|stop|resume|reopen|correct|un\w+)$/.test(name)))(
    'by $name has a reason',
    ({ args }) => {
      expect(args.shape.reason?.safeParse(undefined).success).toBe(false);
    },
  );
});

describe('carrying out', () => {
  it('is done once by several processes', async () => {
    const ids = [await rejected(noura), await rejected(noura), await rejected(majed)];
    made.clock.forward(HOLD_MS);
    await Promise.all(Array.from({ length: 5 }, run));
    for (const id of ids) expect([await statusOf(id), await linesOf(id)]).toEqual(['rejected', 1]);
  });

  it('that a process did not live to end is done by the next', async () => {
    const id = await rejected(noura);
    made.clock.forward(HOLD_MS);
    const died = new Error('killed');
    const dying = made.db.transaction(async (transaction) => {
      await carryOutDue(transaction, { clock: made.clock, log: made.app.log });
      throw died;
    });
    await expect(dying).rejects.toBe(died);
    expect([await statusOf(id), await linesOf(id)]).toEqual(['under_review', 0]);
    await run();
    expect([await statusOf(id), await linesOf(id)]).toEqual(['rejected', 1]);
  });

  it('is refused where the item changed meanwhile: its operator sees why, and the item is back', async () => {
    const id = await rejected(noura);
    await updateAd(made.app, owner.headers, id, { property: { price: 44_000 } });
    await runLater();
    const row = await held(noura, id);
    expect(row).toMatchObject({ label: 'رفض إعلان', failure: expect.stringContaining('تغيّر هذا') });
    expect(await isQueued(id)).toBe(true);
    await run();
    expect(await linesOf(id)).toBe(0);
    expect((await undo(noura, row.id)).status).toBe(200);
    expect(await held(noura, id)).toBeUndefined();
  });

  it('names the operator on the machine who was first', async () => {
    const id = await rejected(noura);
    const actor = { name: 'root', channel: 'shell', account: 'root' } as const;
    const { verb, args } = reject(id, 'سبقتك');
    expect(await tryCommand(made.db, { verb, given: args, actor })).toHaveProperty('after');
    await runLater();
    expect((await held(noura, id)).failure).toBe('عولج هذا قبلك — root: رفض إعلان');
    made.clock.forward(-HOLD_MS);
    await made.db.update(operatorDecisions).set({ runAt: sql`now() - interval '2 days'` });
    await deleteExpired(made.db);
    expect(await held(noura, id)).toBeUndefined();
  });

  it.each<'user' | OpsRole>(['user', 'editor', 'auditor'])(
    'asks again whether its operator may: %s',
    async (role) => {
      const reem = await addOperator(made.db, 'ريم', 'reviewer');
      const id = await rejected(reem);
      await made.db.update(users).set({ role }).where(eq(users.id, reem.id));
      await runLater();
      expect([await statusOf(id), await linesOf(id)]).toEqual(['under_review', 0]);
      expect(await isQueued(id)).toBe(true);
      if (role !== 'user') {
        expect((await held(reem, id)).failure).toBe('هذا خارج صلاحياتك. اطلبه ممن يملكها');
      }
    },
  );

  it('is not waited for where money moves', () => {
    const moving = allVerbs.filter((verb) => verb.effect === 'change' && verb.movesMoney);
    expect(moving.map(({ name }) => name)).toEqual([
      'orders refund',
      'reservations execute',
      'reservations refund',
      'viewings refund',
      'refunds retry',
      'payments close',
    ]);
  });
});

describe('what people will read', () => {
  const rehearse = async (who: Visitor, body: ReturnType<typeof reject> & { seen?: string }) => {
    const answer = await postAs(made.app, who, '/api/ops/rehearse', body);
    return { status: answer.statusCode, body: answer.json() };
  };
  const state = async (id: number) => ({
    ad: await made.db.select().from(properties).where(eq(properties.id, id)),
    notices: await made.db.$count(notifications),
    lines: await made.db.$count(operatorLog),
    held: await made.db.$count(operatorDecisions),
  });
  const photos = replies.adRefused[0] as Reply;

  it('is shown in both languages before a decision is made, and nothing of it is done', async () => {
    const id = await newAd();
    const { seen, title } = await itemOf(made, noura, `ads/${id}`);
    const before = await state(id);
    const reason = `${photos.text.ar}\nاتصل بنا.`;
    expect(await rehearse(noura, { ...reject(id, reason), seen })).toEqual({
      status: 200,
      body: {
        notices: [
          {
            to: expect.any(String),
            text: {
              ar: `لم يُقبل إعلانك: ${title}. السبب: ${reason}`,
              en: expect.stringContaining(`The reason: ${photos.text.en}\nاتصل بنا.`),
            },
          },
        ],
      },
    });
    expect(await state(id)).toEqual(before);
    // The version that was seen is still the ad's.
    await rejected(noura, id);
  });

  it('is refused as the decision would be', async () => {
    const id = await newAd();
    const { seen } = await itemOf(made, noura, `ads/${id}`);
    const open = await rehearse(noura, { ...reject(id, 'الصورة رقم {رقم الصورة}'), seen });
    expect([open.status, Object.keys(open.body.errors)]).toEqual([422, ['reason']]);
    expect((await rehearse(noura, { ...reject(id, ''), seen })).status).toBe(422);
    expect((await rehearse(noura, { ...reject(id), seen: 'another.0' })).status).toBe(409);
    const editor = await addOperator(made.db, 'ريم', 'editor');
    expect((await rehearse(editor, { ...reject(id), seen })).status).toBe(403);
    expect((await rehearse(owner, { ...reject(id), seen })).status).toBe(404);
  });

  it('is refused as too late where a decision is carried out meanwhile', async () => {
    const id = await newAd();
    const { seen } = await itemOf(made, noura, `ads/${id}`);
    let rehearsal: ReturnType<typeof rehearse> | undefined;
    await made.db.transaction(async (transaction) => {
      await transaction.update(properties).set({ status: 'rejected' }).where(eq(properties.id, id));
      rehearsal = rehearse(noura, { ...reject(id), seen });
      // With a database of several connections it now waits for this row.
      await wait(300);
    });
    expect((await rehearsal)?.status).toBe(409);
  });

  it('is shown though another decision takes its place in the log meanwhile', async () => {
    const [id, other] = [await newAd(), await newAd()];
    const { seen } = await itemOf(made, noura, `ads/${id}`);
    const actor = { name: 'root', channel: 'shell', account: 'root' } as const;
    let rehearsal: ReturnType<typeof rehearse> | undefined;
    await made.db.transaction(async (transaction) => {
      await tryCommand(transaction, {
        verb: 'ads reject',
        given: { id: String(other), reason: REASON },
        actor,
      });
      rehearsal = rehearse(noura, { ...reject(id), seen });
      // With a database of several connections it now waits for the end of the log.
      await wait(300);
    });
    expect(await rehearsal).toMatchObject({ status: 200, body: { notices: [{}] } });
  });

  it('is read by each in the language of their app', async () => {
    const id = await newAd();
    const { seen } = await itemOf(made, noura, `ads/${id}`);
    await act(made, noura, { ...reject(id, photos.text.ar), seen });
    await runLater();
    const inEnglish = { ...owner, headers: { ...owner.headers, language: 'en' } };
    const reasonOf = async (who: Visitor) => {
      const mine = await read(made.app, who, '/api/properties/myProperties');
      return mine.myProperties.find((ad: { id: number }) => ad.id === id).statusReason;
    };
    expect(await reasonOf(owner)).toBe(photos.text.ar);
    expect(await reasonOf(inEnglish)).toBe(photos.text.en);
  });
});
