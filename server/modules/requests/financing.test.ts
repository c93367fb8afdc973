import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { createAd } from '../../../tests/support/ads.ts';
import { addVisitors, postAs, read, type Visitor } from '../../../tests/support/bookings.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { users } from '../../db/schema/people.ts';
import { properties } from '../../db/schema/properties.ts';
import { recordTenancy } from '../rentals/recording.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
let person: Visitor;
let advertiser: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  made = await createTestApp();
  [person, advertiser, stranger] = (await addVisitors(made.db, 3)) as [Visitor, Visitor, Visitor];
});
afterAll(() => made.app.close());

const newListing = async (): Promise<number> =>
  (await createAd(made.app, advertiser.headers, { property: { purpose: 'for_sale', price: 900_000 } })).json()
    .propertyId;
const good = { fullName: 'منى السالم', mobile: '٠٥٠ ٠٠٠ ٧٠٠٣' };
const ask = (payload: object, who = person) =>
  postAs(made.app, who, '/api/financeRequests/create', { ...good, ...payload });
const turn = (id: number, status: 'sold' | 'rented' | 'hidden' | 'published') =>
  made.db.update(properties).set({ status }).where(eq(properties.id, id));

describe('a request for financing', () => {
  it('is kept with the listing that it concerns', async () => {
    const propertyId = await newListing();
    const answer = await ask({
      propertyId,
      salary: '١٨٬٥٠٠ ريال',
      amount: '0.75 مليون',
      obligations: 'قسط سيارة\n1,200 ريال',
    });
    const { id } = answer.json();
    expect(answer.json()).toEqual({ success: true, id: expect.any(Number) });
    const { financeRequests, financeStatus } = await read(made.app, person, '/api/users/requests');
    expect(financeRequests[0]).toMatchObject({
      id,
      name: 'منى السالم',
      mobile: '0500007003',
      salary: 18_500,
      amount: 750_000,
      obligations: 'قسط سيارة\n1,200 ريال',
      status: 'received',
      Property: { id: propertyId, price: 900_000, status: 'published' },
    });
    expect(financeStatus.declined).toBe('مرفوض');
    const { rows } = await read(made.app, person, '/api/users/notifications');
    expect(rows[0]).toMatchObject({
      kind: 'financeRequested',
      link: `/myrequests?category=finance&id=${id}`,
    });
    const { request } = await read(made.app, person, `/api/users/requests/finance/${id}`);
    expect(request).toMatchObject({ category: 'finance', id, Property: { id: propertyId } });
  });

  it('needs a name and a mobile alone', async () => {
    expect((await ask({ propertyId: await newListing() })).statusCode).toBe(200);
    const propertyId = await newListing();
    const empty = await ask({ propertyId, fullName: ' ', mobile: '' });
    expect({ status: empty.statusCode, errors: empty.json().errors }).toEqual({
      status: 422,
      errors: { fullName: 'اكتب الاسم الكامل', mobile: 'اكتب رقم الجوال' },
    });
  });

  it.each([
    [{ mobile: '05000' }, 'mobile', 'رقم الجوال غير صحيح'],
    [{ salary: 'كثير' }, 'salary', 'صافي الراتب الشهري: اكتب رقمًا'],
    [{ amount: -5 }, 'amount', 'المبلغ: أقل قيمة مقبولة 0'],
    [{ fullName: 'س'.repeat(101) }, 'fullName', 'الاسم الكامل: اكتب 100 حرف على الأكثر'],
  ])('%j is refused at its field', async (change, field, message) => {
    const answer = await ask({ propertyId: 1, ...change });
    expect({ status: answer.statusCode, errors: answer.json().errors }).toEqual({
      status: 422,
      errors: { [field]: message },
    });
  });

  it('is of the price at most, and of no amount beyond reason', async () => {
    const propertyId = await newListing();
    const above = await ask({ propertyId, amount: 900_001 });
    expect([above.statusCode, above.json().errors]).toEqual([
      422,
      { amount: 'مبلغ التمويل أعلى من سعر العقار' },
    ]);
    for (const [field, amount] of [
      ['amount', 9_999_999_999],
      ['salary', 10_000_001],
    ] as const) {
      const absurd = await ask({ propertyId, [field]: amount });
      expect(absurd.statusCode).toBe(422);
      expect(absurd.json().errors[field]).toMatch(/: أكبر قيمة مقبولة [\d,]+$/);
    }
    expect((await ask({ propertyId, amount: 900_000 })).statusCode).toBe(200);
  });

  it('says that the listing was sold or rented meanwhile', async () => {
    const propertyId = await newListing();
    await turn(propertyId, 'sold');
    const sold = await ask({ propertyId });
    expect({ status: sold.statusCode, body: sold.json() }).toEqual({
      status: 409,
      body: { msg: 'بيع هذا العقار، فلا يمكن طلب تمويله', error_number: 4083 },
    });
    await turn(propertyId, 'rented');
    expect((await ask({ propertyId })).json()).toMatchObject({ error_number: 4084 });
  });

  it('is taken from the tenant of a property that is let', async () => {
    const ad = { property: { purpose: 'for_rent', price: 60_000 } };
    const { propertyId } = (await createAd(made.app, advertiser.headers, ad)).json();
    const [tenant] = await made.db.select().from(users).where(eq(users.id, person.id));
    const recorded = await made.db.transaction((transaction) =>
      recordTenancy(transaction, {
        propertyId,
        mobile: tenant?.mobile ?? '',
        startsOn: riyadhDay(new Date()),
        term: 1,
        unit: 'year',
        rentSar: 15_000,
        everyMonths: 3,
        at: new Date(),
      }),
    );
    expect(recorded).toMatchObject({ outcome: 'done' });
    expect((await ask({ propertyId })).json()).toMatchObject({ success: true });
    expect((await ask({ propertyId }, stranger)).json()).toMatchObject({ error_number: 4084 });
  });

  it('stays with its listing, whatever becomes of that', async () => {
    const propertyId = await newListing();
    const { id } = (await ask({ propertyId })).json();
    await turn(propertyId, 'sold');
    const { request } = await read(made.app, person, `/api/users/requests/finance/${id}`);
    expect(request.Property).toMatchObject({ id: propertyId, status: 'sold' });
  });

  it('is refused for a listing that is not public, and for one’s own', async () => {
    const propertyId = await newListing();
    expect((await ask({ propertyId }, advertiser)).json()).toMatchObject({ error_number: 4085 });
    await turn(propertyId, 'hidden');
    for (const wrong of [propertyId, 2_000_000_000]) {
      const answer = await ask({ propertyId: wrong });
      expect([answer.statusCode, answer.json().error_number]).toEqual([404, 3004]);
    }
  });

  it('is one for a listing until it is answered, also of those sent at once', async () => {
    const propertyId = await newListing();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({ propertyId })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await ask({ propertyId })).json()).toMatchObject({ error_number: 4082 });
  });
});
