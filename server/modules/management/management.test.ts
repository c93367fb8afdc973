import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addVisitors, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { documentRequests, managementRequests } from '../../db/schema/advertising.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
let person: Visitor;
beforeAll(async () => {
  made = await createTestApp();
  [person] = (await addVisitors(made.db, 1)) as [Visitor];
});
afterAll(() => made.app.close());

const kinds = async () =>
  (await read(made.app, person, '/api/users/notifications')).rows.map(({ kind }: { kind: string }) => kind);

describe('documentation', () => {
  const ask = (payload: object) => postAs(made.app, person, '/api/propertyDoc/create', payload);

  it('is asked for by name and mobile; what is no letter of the name is left out', async () => {
    expect((await ask({ name: ' سارة 2 القحطاني! ', mobile: '+966500007003' })).json()).toEqual({
      success: true,
    });
    const [row] = await made.db.select().from(documentRequests).orderBy(desc(documentRequests.id));
    expect(row).toMatchObject({
      userId: person.id,
      name: 'سارة القحطاني',
      mobile: '0500007003',
      status: 'received',
    });
    expect(await kinds()).toContain('documentationRequested');
  });

  it.each([
    [{ name: '', mobile: '0500007003' }, { name: 'اكتب الاسم' }],
    [{ name: '123', mobile: '0500007003' }, { name: 'اكتب الاسم' }],
    [{ name: 'سارة', mobile: '050000700' }, { mobile: 'رقم الجوال غير صحيح' }],
    [{ name: 'سارة' }, { mobile: 'اكتب رقم الجوال' }],
  ])('%j is refused', async (payload, errors) => {
    const answer = await ask(payload);
    expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({ status: 422, errors });
  });
});

describe('management', () => {
  const good = {
    name: 'سارة',
    mobile: '٠٥٠٠٠٠٧٠٠٣',
    regionId: 1,
    cityId: 1,
    description: 'عمارة من ثلاثة أدوار',
  };
  const ask = (change: object) =>
    postAs(made.app, person, '/api/managementReq/create', { ...good, ...change });

  it('is requested', async () => {
    expect((await ask({})).json()).toEqual({ success: true });
    const [row] = await made.db.select().from(managementRequests).orderBy(desc(managementRequests.id));
    expect(row).toMatchObject({ ...good, mobile: '0500007003', userId: person.id });
    expect(await kinds()).toContain('managementRequested');
    expect((await ask({ description: '' })).statusCode).toBe(200);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'س'.repeat(51) }, 'name'],
    [{ mobile: '1234567890' }, 'mobile'],
    [{ regionId: null }, 'regionId'],
    [{ cityId: undefined }, 'cityId'],
    [{ cityId: 2 }, 'cityId'],
    [{ description: 'و'.repeat(51) }, 'description'],
  ])('%j is refused at its field', async (change, field) => {
    const answer = await ask(change);
    expect([404, 422]).toContain(answer.statusCode);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});
