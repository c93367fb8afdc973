import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addVisitors, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';

const RAJHI = 'SA0380000000608010167519';
/** An IBAN of Samba, which is part of SNB now. */
const OLD_SAMBA = 'SA1640000000123456789012';
/** An IBAN of a bank that is not on the list. */
const UNLISTED = 'SA5633000000123456789012';

const log: string[] = [];
let made: Awaited<ReturnType<typeof createTestApp>>;
let person: Visitor;
let other: Visitor;

beforeAll(async () => {
  made = await createTestApp({
    env: { LOG_LEVEL: 'trace' },
    logTo: { write: (line: string) => log.push(line) },
  });
  [person, other] = (await addVisitors(made.db, 2)) as [Visitor, Visitor];
});
afterAll(() => made.app.close());

const good = { iban: RAJHI, name: 'منى السالم', bankName: 'alrajhi' };
const save = (change: object) => postAs(made.app, person, '/api/users/setBank', { ...good, ...change });
const bankOf = async (who: Visitor) => (await read(made.app, who, '/api/users/getPorfile')).bank;

describe('the bank account', () => {
  it('is saved as it was pasted, shown to its person alone, and replaced by the next', async () => {
    expect(await bankOf(person)).toBeNull();
    const answer = await save({ iban: ' sa٠٣ 8000 0000 6080 1016 7519 ', name: ' منى السالم ' });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(await bankOf(person)).toEqual(good);
    expect(await bankOf(other)).toBeNull();
    expect((await save({ iban: OLD_SAMBA, bankName: 'snb' })).statusCode).toBe(200);
    expect(await bankOf(person)).toEqual({ ...good, iban: OLD_SAMBA, bankName: 'snb' });
    const { rows } = await read(made.app, person, '/api/users/notifications');
    expect(rows[0]).toMatchObject({ kind: 'bankSaved', link: '/mybankaccount' });
    expect(JSON.stringify(rows)).not.toContain(OLD_SAMBA.slice(-8));
  });

  it('takes its bank from the IBAN, or from the person where the IBAN names none of the list', async () => {
    expect((await save({ iban: OLD_SAMBA, bankName: '' })).statusCode).toBe(200);
    expect((await bankOf(person)).bankName).toBe('snb');
    expect((await save({ iban: UNLISTED, bankName: undefined })).json()).toMatchObject({
      error_number: 4095,
      errors: { bankName: 'اختر اسم البنك' },
    });
    expect((await save({ iban: UNLISTED, bankName: 'alinma' })).statusCode).toBe(200);
    expect((await bankOf(person)).bankName).toBe('alinma');
  });

  it.each([
    [{ iban: '' }, 'iban', 1001, 'اكتب رقم الحساب (الآيبان)'],
    [{ iban: 'AE070331234567890123456' }, 'iban', 4092, 'هذا آيبان من خارج السعودية. يجب أن يبدأ بـ SA'],
    [{ iban: 'SA0380000000608010167518' }, 'iban', 4090, 'رقم الآيبان غير صحيح. راجعه رقمًا رقمًا'],
    [{ iban: 'SA038000000060801016751' }, 'iban', 4091, 'الآيبان السعودي 24 خانة: SA ثم 22 خانة'],
    [{ bankName: 'snb' }, 'bankName', 4094, 'هذا الآيبان من بنك آخر. صحّح أحدهما'],
    [{ bankName: 'mattress' }, 'bankName', 4093, 'اختر البنك من القائمة'],
    [{ name: ' ' }, 'name', 1001, 'اكتب الاسم'],
    [{ name: 'س'.repeat(51) }, 'name', 1001, 'الاسم: اكتب 50 حرفًا على الأكثر'],
  ])('%j is refused at its field', async (change, field, number, message) => {
    const before = await bankOf(person);
    const answer = await save(change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error_number: number, errors: { [field]: message } });
    expect(await bankOf(person)).toEqual(before);
  });

  it.each([
    [{ iban: 'SA0380000000608010167518', name: '', bankName: 'mattress' }, ['bankName', 'iban', 'name']],
    [{ name: ' ', bankName: 'snb' }, ['bankName', 'name']],
    [{ iban: UNLISTED, name: '', bankName: '' }, ['bankName', 'name']],
  ])('%j is refused at every wrong field at once', async (change, fields) => {
    const answer = await save(change);
    expect(answer.json().error_number).toBe(1001);
    expect(Object.keys(answer.json().errors).sort()).toEqual(fields);
  });

  it('keeps a pasted name of its holder without invisible characters', async () => {
    await save({ name: '\u202Bمنى   السالم\u202C ' });
    expect((await bankOf(person)).name).toBe('منى السالم');
  });

  it('is never in the log', async () => {
    await save({});
    await save({ iban: 'SA0380000000608010167518' });
    expect(log.length).toBeGreaterThan(0);
    expect(log.filter((line) => line.includes('608010167'))).toEqual([]);
  });
});
