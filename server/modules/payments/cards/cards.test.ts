import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addVisitors,
  createBookingApp,
  postAs,
  read,
  type Visitor,
} from '../../../../tests/support/bookings.ts';
import { answerOf, testConfig } from '../../../../tests/support/test-app.ts';
import { paymentMethods } from '../../../db/schema/money.ts';
import { sandboxCards } from '../../../db/schema/sandbox.ts';
import { createSandboxPayments } from '../../../gateways/payments/sandbox-payments.ts';

const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const VISA = { number: '4111 1111 1111 1111', expiry_month: 12, expiry_year: NEXT_YEAR };

let made: Awaited<ReturnType<typeof createBookingApp>>;
let visitor: Visitor;
const lines: string[] = [];

beforeAll(async () => {
  made = await createBookingApp({
    env: { LOG_LEVEL: 'trace' },
    logTo: { write: (line: string) => lines.push(line) },
  });
});
afterAll(() => made.app.close());
beforeEach(async () => {
  [visitor = { id: 0, headers: {} }] = await addVisitors(made.db, 1);
});

const add = (card: object) => postAs(made.app, visitor, '/api/payments/addPayment', card);
const cards = async () => (await read(made.app, visitor, '/api/payments/methodsList')).paymentMethods;
const remove = (id: number, { headers } = visitor) =>
  made.app.inject({ method: 'DELETE', url: `/api/payments/delete/${id}`, headers });

describe('saved cards', () => {
  it('are known by brand, last four and expiry', async () => {
    expect((await add(VISA)).json()).toEqual({
      paymentMethod: {
        id: expect.any(Number),
        brand: 'visa',
        last: '1111',
        expiry: `12/${NEXT_YEAR}`,
        isExpired: false,
        isDefault: false,
      },
    });
    await add({ number: '٤٢٠١٣٢٠١١١١١١٠١٠', expiry_month: '9', expiry_year: String(NEXT_YEAR) });
    await add({ ...VISA, number: '5105-1051-0510-5100' });
    expect(
      (await cards()).map(({ brand, last }: { brand: string; last: string }) => `${brand} ${last}`),
    ).toEqual(['mastercard 5100', 'mada 1010', 'visa 1111']);
    expect((await read(made.app, visitor, '/api/payments/methodsList')).cardVault).toBeNull();
  });

  it('saved twice are one, and the gateway keeps one token', async () => {
    const before = await made.db.$count(sandboxCards);
    const answers = await Promise.all([add(VISA), add(VISA), add(VISA)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await made.app.inject({ url: '/sandbox' });
    expect(await cards()).toHaveLength(1);
    expect((await made.db.$count(sandboxCards)) - before).toBe(1);
  });

  it('renewed keep their place, with the new expiry', async () => {
    const { id } = (await add(VISA)).json().paymentMethod;
    expect((await add({ ...VISA, expiry_year: NEXT_YEAR + 3 })).json().paymentMethod).toMatchObject({
      id,
      expiry: `12/${NEXT_YEAR + 3}`,
    });
    expect(await cards()).toHaveLength(1);
  });

  it('stand by validity, then the default one, then by their last use', async () => {
    const ids = [];
    for (const number of [VISA.number, '4201320111111010', '5105-1051-0510-5100']) {
      ids.push((await add({ ...VISA, number })).json().paymentMethod.id);
    }
    const [visa, mada, mastercard] = ids;
    const inOrder = async () => (await cards()).map(({ id }: { id: number }) => id);
    expect(await inOrder()).toEqual([mastercard, mada, visa]);
    const topUp = { amount: 5, paymentMethodId: visa, cvv: '123' };
    expect((await postAs(made.app, visitor, '/api/users/addBalance', topUp)).statusCode).toBe(200);
    expect(await inOrder()).toEqual([visa, mastercard, mada]);
    const choose = (id: number, who = visitor) => postAs(made.app, who, `/api/payments/default/${id}`, {});
    expect((await choose(mada)).json()).toEqual({ success: true });
    expect(await inOrder()).toEqual([mada, visa, mastercard]);
    expect((await cards()).map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([
      true,
      false,
      false,
    ]);
    await made.db.update(paymentMethods).set({ expiryYear: 2020 }).where(eq(paymentMethods.id, mada));
    expect(await inOrder()).toEqual([visa, mastercard, mada]);
    const [stranger = visitor] = await addVisitors(made.db, 1);
    expect((await choose(visa, stranger)).statusCode).toBe(404);
  });

  it('take a security code of three digits', async () => {
    const { id: paymentMethodId } = (await add(VISA)).json().paymentMethod;
    const topUp = { amount: 5, paymentMethodId, cvv: '1234' };
    expect(answerOf(await postAs(made.app, visitor, '/api/users/addBalance', topUp))).toMatchObject({
      status: 422,
      body: { error_number: 4055, errors: { cvv: expect.any(String) } },
    });
  });

  it.each([
    [
      {},
      {
        number: 'اكتب رقم البطاقة',
        expiry_month: 'اكتب شهر انتهاء البطاقة',
        expiry_year: 'اكتب سنة انتهاء البطاقة',
      },
      1001,
    ],
    [{ ...VISA, number: '4111 1111 1111 1112' }, { number: expect.stringContaining('غير صحيح') }, 4050],
    [{ ...VISA, number: 'abcd' }, { number: expect.stringContaining('غير صحيح') }, 4050],
    [{ ...VISA, number: '6011000990139424' }, { number: expect.stringContaining('مدى') }, 4051],
    [{ ...VISA, number: '3782 822463 10005' }, { number: expect.stringContaining('مدى') }, 4051],
    [{ ...VISA, expiry_year: NEXT_YEAR - 2 }, { expiry_month: expect.stringContaining('انتهت') }, 4052],
    [{ ...VISA, expiry_month: 13 }, { expiry_month: 'شهر انتهاء البطاقة: أكبر قيمة مقبولة 12' }, 1001],
    [{ ...VISA, cvv: '12' }, { cvv: expect.any(String) }, 1001],
  ])('%o are refused at their field', async (card, errors, error_number) => {
    expect(answerOf(await add(card))).toMatchObject({ status: 422, body: { error_number, errors } });
    expect(await cards()).toEqual([]);
  });

  it('are deleted with their token, once, by their owner alone', async () => {
    const { id } = (await add(VISA)).json().paymentMethod;
    const [stranger = visitor] = await addVisitors(made.db, 1);
    expect((await remove(id, stranger)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(200);
    expect(answerOf(await remove(id))).toMatchObject({ status: 404, body: { error_number: 4021 } });
    expect(await cards()).toEqual([]);
    const [row] = await made.db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
    expect(row?.token).toBeNull();
    expect((await add(VISA)).json().paymentMethod.id).not.toBe(id);
  });

  it('are ten at most', async () => {
    // Numbers that differ in their last four digits.
    for (const tail of ['1006', '1014', '1022', '1030', '1048', '1055', '1063', '1071', '1089', '1097']) {
      await add({ ...VISA, number: `411122223333${tail}` });
    }
    expect(answerOf(await add(VISA))).toMatchObject({ status: 409, body: { error_number: 4058 } });
  });

  it('are never taken by their number where a real gateway keeps them', async () => {
    const sandbox = createSandboxPayments(made.db);
    const browser = { url: 'https://vault.example/v1/tokens', publishableKey: 'pk_test_1' };
    const payments = { ...sandbox, cards: { ...sandbox.cards, browser, keep: null } };
    const other = await createBookingApp({ gateways: { payments } });
    const [person = visitor] = await addVisitors(other.db, 1);
    const post = (body: object) => postAs(other.app, person, '/api/payments/addPayment', body);
    expect((await read(other.app, person, '/api/payments/methodsList')).cardVault).toEqual(browser);
    expect((await post(VISA)).statusCode).toBe(422);
    expect((await post({ token: 'token_unknown' })).statusCode).toBe(422);
    const expiry = { month: 12, year: NEXT_YEAR };
    const kept = await sandbox.cards.keep?.({ number: VISA.number, expiry });
    expect((await post({ token: kept?.token })).json().paymentMethod).toMatchObject({ last: '1111' });
    const { headers } = await other.app.inject({ url: '/sandbox' });
    expect(headers['content-security-policy']).toMatch(/connect-src [^;]*https:\/\/vault\.example/);
    await other.app.close();
  });
});

describe('a card’s number and its CVV', () => {
  /** Card numbers that can't occur by chance. */
  const CANARIES = ['4929518731604451', '5286120943778860', '4201320198765431'];
  const CVV = '739';

  async function everything(): Promise<string> {
    const { rows } = await made.db.execute(sql`
      select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
    const texts = await Promise.all(
      rows.map(async ({ table_name: name }) => {
        const found = await made.db.execute(
          sql`select t::text as row from ${sql.identifier(String(name))} t`,
        );
        return found.rows.map(({ row }) => row).join('\n');
      }),
    );
    return texts.join('\n');
  }

  async function onDisk(folder: string): Promise<string> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    const contents = await Promise.all(
      files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1').catch(() => '')),
    );
    return contents.join('\n');
  }

  it('are nowhere: not in the database, its logs, nor on disk', async () => {
    const ids: number[] = [];
    for (const number of CANARIES) {
      const spaced = number.replace(/(.{4})/g, '$1 ');
      const { paymentMethod } = (await add({ ...VISA, number: spaced, cvv: CVV })).json();
      ids.push(paymentMethod.id);
    }
    const propertyId = made.listings[2]?.id;
    const [paymentMethodId] = ids;
    const flows: [string, object][] = [
      ['/api/users/addBalance', { amount: 5_000 }],
      ['/api/propReservation/create', { propertyId }],
      ['/api/reservation/create', { propertyId, date: '2020-01-01', time: '17:00', fancyReview: true }],
      // The server refuses unknown fields, and must not log them either.
      ['/api/users/addBalance', { amount: CANARIES[0], number: CANARIES[0] }],
      [
        '/api/payments/addPayment',
        { number: `${CANARIES[0]}1`, expiry_month: CANARIES[0], expiry_year: CVV },
      ],
    ];
    for (const [index, [url, body]] of flows.entries()) {
      await postAs(made.app, visitor, url, { paymentMethodId, cvv: CVV, ...body }, `canary-${index}`);
    }
    await remove(ids[1] ?? 0);
    const places = {
      database: await everything(),
      logs: lines.join('\n'),
      disk: await onDisk(testConfig().dataDir),
    };
    expect(lines.length).toBeGreaterThan(5);
    for (const [place, text] of Object.entries(places)) {
      const found = [...CANARIES, ...CANARIES.map((number) => number.slice(0, 12))].filter((canary) =>
        text.includes(canary),
      );
      expect({ place, found }).toEqual({ place, found: [] });
    }
    // Three or four digits occur everywhere, so this searches for the CVV's name.
    expect(places.database).not.toMatch(/cvv|cvc/i);
    expect(places.logs).not.toMatch(/cv[vc]\W{0,3}[:=]/i);
  });
});
