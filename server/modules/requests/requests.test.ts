import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN_PROPERTY_REQUESTS_MAX } from '../../../contract/limits.ts';
import { addVisitors, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { createTestApp, demoAccount, otherAccount, signIn } from '../../../tests/support/test-app.ts';
import { propertyRequests } from '../../db/schema/requests.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

async function newPerson(): Promise<Visitor> {
  const [person] = await addVisitors(made.db, 1);
  if (!person) throw new Error('Nobody was made');
  return person;
}
const ask = (person: Visitor, payload: object, key?: string) =>
  postAs(made.app, person, '/api/propertyRequests/create', payload, key);
const close = (person: Visitor, id: number | string) =>
  postAs(made.app, person, `/api/propertyRequests/close/${id}`, {});
const mine = (person: Visitor, language = 'ar') =>
  read(made.app, { ...person, headers: { ...person.headers, language } }, '/api/users/requests');
const one = (person: Visitor, category: string, id: number | string) =>
  read(made.app, person, `/api/users/requests/${category}/${id}`);

describe('a property request', () => {
  it('is kept as it was typed, and read back with its names', async () => {
    const person = await newPerson();
    const answer = await ask(person, {
      purpose: 'for_rent',
      neighborhoodId: 102,
      typeId: 1,
      priceFrom: '٤٠ ألف ريال',
      priceTo: '90,000',
      propertyType: 'families',
      roomsCount: '٣ غرف',
      age: '',
      features: [14, 1, 14],
    });
    expect(answer.json()).toEqual({ success: true, id: expect.any(Number) });
    const { propertyRequests: rows, propertyRequestsStatus } = await mine(person);
    expect(rows).toMatchObject([
      {
        id: answer.json().id,
        status: 'received',
        purpose: 'for_rent',
        Region: { id: 1 },
        City: { id: 1, name: 'الرياض' },
        Neighborhood: { id: 102, name: 'النرجس' },
        PropertyType: { id: 1, name: 'شقة' },
        propertyType: 'families',
        priceFrom: 40_000,
        priceTo: 90_000,
        roomsCount: 3,
        age: null,
        PropertyFeatures: [{ id: 1 }, { id: 14 }],
        matchesCount: 0,
      },
    ]);
    expect(propertyRequestsStatus).toEqual({
      received: 'جديد',
      under_way: 'قيد البحث',
      answered: 'تم الرد',
      closed: 'مغلق',
    });
    expect((await mine(person, 'en')).propertyRequests[0].Neighborhood.name).toBe('Al Narjis');
    const { rows: told } = await read(made.app, person, '/api/users/notifications');
    expect(told[0]).toMatchObject({
      kind: 'wishReceived',
      link: `/myrequests?category=property&id=${answer.json().id}`,
    });
  });

  it.each([{}, { regionId: null, features: [], priceTo: '' }])(
    'names one thing at least: %j',
    async (empty) => {
      const answer = await ask(await newPerson(), empty);
      expect([answer.statusCode, answer.json().error_number]).toEqual([422, 4086]);
    },
  );

  it('may name one thing alone, and has its prices in their order', async () => {
    const person = await newPerson();
    expect((await ask(person, { age: 0 })).statusCode).toBe(200);
    await ask(person, { priceFrom: 900_000, priceTo: 500_000 });
    expect((await mine(person)).propertyRequests).toMatchObject([
      { priceFrom: 500_000, priceTo: 900_000 },
      { age: 0, purpose: null, Region: null, PropertyType: null, PropertyFeatures: [] },
    ]);
  });

  it.each([
    [{ cityId: 1, regionId: 2 }, 404, 'cityId', 'هذا المكان غير موجود'],
    [{ neighborhoodId: 101, cityId: 2 }, 404, 'neighborhoodId', 'هذا المكان غير موجود'],
    [{ neighborhoodId: 999_999 }, 404, 'neighborhoodId', 'هذا المكان غير موجود'],
    [{ regionId: 99 }, 404, 'regionId', 'هذا المكان غير موجود'],
    [{ typeId: 99 }, 404, 'typeId', 'هذا النوع غير موجود'],
    [{ features: [1, 999] }, 404, 'features', 'هذه الميزة غير موجودة'],
    [{ purpose: 'for_investment' }, 422, 'purpose', 'الغرض: اختر واحدًا من: for_sale، for_rent'],
    [{ priceTo: 'رخيص' }, 422, 'priceTo', 'أعلى سعر: اكتب رقمًا'],
    [{ priceFrom: -1 }, 422, 'priceFrom', 'أقل سعر: أقل قيمة مقبولة 0'],
    [{ priceTo: '99999999999' }, 422, 'priceTo', 'أعلى سعر: أكبر قيمة مقبولة 9,999,999,999'],
    [{ roomsCount: 2.5 }, 422, 'roomsCount', 'الغرف: اكتب عددًا بلا كسور'],
  ])('%j is refused at its field', async (payload, status, field, message) => {
    const answer = await ask(await newPerson(), payload);
    expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({
      status,
      errors: { [field]: message },
    });
  });

  it('is one request, however often its form is sent', async () => {
    const person = await newPerson();
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, { typeId: 2 }, 'the-same')));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await mine(person)).propertyRequests).toHaveLength(1);
  });

  it(`may be open ${OPEN_PROPERTY_REQUESTS_MAX} times, also by those who ask at once`, async () => {
    const person = await newPerson();
    const tries = Array.from({ length: OPEN_PROPERTY_REQUESTS_MAX + 5 }, () => ask(person, { typeId: 2 }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(OPEN_PROPERTY_REQUESTS_MAX);
    const refused = await ask(person, { typeId: 2 });
    expect(refused.json()).toMatchObject({ error_number: 4081 });
    const [{ id }] = (await mine(person)).propertyRequests;
    await close(person, id);
    expect((await ask(person, { typeId: 2 })).statusCode).toBe(200);
  });

  it('is closed by its person, once', async () => {
    const person = await newPerson();
    const { id } = (await ask(person, { typeId: 2 })).json();
    for (const _ of [1, 2]) expect((await close(person, id)).json()).toEqual({ success: true });
    const { request, events, matches, requestStatus } = await one(person, 'property', id);
    expect(request).toMatchObject({ category: 'property', status: 'closed' });
    expect(events).toEqual([
      { status: 'received', message: null, by: 'person', at: request.createdAt },
      { status: 'closed', message: null, by: 'person', at: expect.any(String) },
    ]);
    // Listings found before stay visible.
    expect(matches.length).toBe(request.matchesCount);
    expect(requestStatus.closed).toBe('مغلق');
    const [row] = await made.db.select().from(propertyRequests).where(eq(propertyRequests.id, id));
    expect(row?.closedAt).toBeInstanceOf(Date);
  });

  it('can’t be closed or read where it is not there, or another user’s', async () => {
    const { id } = (await ask(await newPerson(), {})).json();
    const other = await newPerson();
    for (const wrong of [id, 999_999, 'abc', '0']) {
      expect((await close(other, wrong)).json()).toMatchObject({ error_number: 4080 });
      expect(await one(other, 'property', wrong)).toMatchObject({ error_number: 4080 });
    }
    expect((await one(other, 'nothing', 1)).error_number).toBe(4080);
  });
});

describe('my requests', () => {
  it('hold every kind of the demo’s first person, with what happened to each', async () => {
    const headers = await signIn(made.app, demoAccount);
    const sara = { id: 1, headers };
    const all = await mine(sara);
    const statuses = (rows: { status: string }[]) =>
      [...new Set(rows.map(({ status }) => status))].toSorted();
    expect(statuses(all.documents)).toEqual(['done', 'received', 'rejected', 'under_way']);
    expect(statuses(all.managementRequests)).toEqual(['done', 'received', 'under_way']);
    expect(statuses(all.financeRequests)).toEqual(['approved', 'declined', 'received', 'under_review']);
    expect(statuses(all.propertyRequests)).toEqual(['answered', 'closed', 'received', 'under_way']);
    expect(
      all.financeRequests.map(({ Property }: { Property: { title: string } }) => Property.title),
    ).not.toContain('');
    const lists = [all.documents, all.managementRequests, all.financeRequests, all.propertyRequests];
    for (const rows of lists) {
      const ids = rows.map(({ id }: { id: number }) => id);
      expect(ids).toEqual(ids.toSorted((first: number, second: number) => second - first));
    }
    const approved = all.financeRequests.find(({ status }: { status: string }) => status === 'approved');
    const { events } = await one(sara, 'finance', approved.id);
    expect(events.map(({ status, by }: { status: string; by: string }) => [status, by])).toEqual([
      ['received', 'person'],
      ['under_review', 'team'],
      ['approved', 'team'],
    ]);
    const found = all.propertyRequests.find(({ matchesCount }: { matchesCount: number }) => matchesCount > 0);
    const { matches } = await one(sara, 'property', found.id);
    expect(matches).toHaveLength(found.matchesCount);
    expect(matches[0]).toMatchObject({ why: expect.arrayContaining([found.PropertyType.name]) });
  });

  it('are empty for the second one', async () => {
    const headers = await signIn(made.app, otherAccount);
    expect(await mine({ id: 2, headers })).toMatchObject({
      documents: [],
      managementRequests: [],
      financeRequests: [],
      propertyRequests: [],
    });
  });
});
