import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { aFlat, createAd, updateAd } from '../../../tests/support/ads.ts';
import { addVisitors, createBookingApp, read, type Visitor } from '../../../tests/support/bookings.ts';
import { act, addOperator, done, itemOf as item } from '../../../tests/support/console.ts';
import { addWaiting } from '../../../tests/support/waiting.ts';
import { placeFigures } from '../../db/schema/figures.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { properties, propertyPictures } from '../../db/schema/properties.ts';

const noura = {} as Visitor & { mobile: string };
const majed = {} as Visitor & { mobile: string };
let reviewing: Awaited<ReturnType<typeof createBookingApp>>;
let owner: Visitor;

beforeAll(async () => {
  // With REVIEW_ADS, an ad waits until an operator approves it.
  reviewing = await createBookingApp({ env: { REVIEW_ADS: '1' } });
  Object.assign(noura, await addOperator(reviewing.db, 'نورة العتيبي'));
  Object.assign(majed, await addOperator(reviewing.db, 'ماجد الحربي'));
  [owner = owner] = await addVisitors(reviewing.db, 1);
});
afterAll(() => reviewing.app.close());
const logCount = async ({ db }: Pick<typeof reviewing, 'db'>) => db.$count(operatorLog);

const newAd = async (property: object = {}): Promise<number> =>
  (await createAd(reviewing.app, owner.headers, { property })).json().propertyId;
const licence = { licence: '7200000001', expires: `${new Date().getFullYear() + 1}-06-30` };

describe('an ad that waits', () => {
  it('is in the queue with its age, shows all its details, and leaves by a verb', async () => {
    const before = (await read(reviewing.app, noura, '/api/ops/overview')).queues[0];
    const id = await newAd();
    const [queue] = (await read(reviewing.app, noura, '/api/ops/overview')).queues;
    expect(queue).toMatchObject({ queue: 'ads', kind: 'ads', count: before.count + 1 });
    expect(Date.now() - Date.parse(queue.oldestAt)).toBeGreaterThanOrEqual(0);
    const { rows } = await read(reviewing.app, noura, '/api/ops/queue/ads');
    expect(rows.at(-1)).toMatchObject({ id, title: aFlat.title, amount: aFlat.price, mark: null });
    const ad = await item(reviewing, noura, `ads/${id}`);
    expect(ad).toMatchObject({
      status: 'under_review',
      statusLabel: 'قيد المراجعة',
      words: aFlat.description,
      actions: ['ads approve', 'ads reject'],
      history: [],
      href: null,
    });
    expect(ad.facts).toContainEqual({ name: 'ownerIdentity', form: 'code', value: '1000000008' });
    const verb = 'ads approve';
    const answer = await act(reviewing, noura, { verb, args: { id: String(id), ...licence }, seen: ad.seen });
    expect(answer).toEqual(done(verb, id));
    const after = await item(reviewing, noura, `ads/${id}`);
    expect(after).toMatchObject({
      status: 'published',
      // The advertiser is the owner here, so the property can be let.
      actions: ['tenancies record', 'owners set', 'ads hide', 'ads reopen'],
      href: `/propertydetails/${id}`,
    });
    expect(after.history).toMatchObject([
      {
        who: 'نورة العتيبي',
        door: 'console',
        verb,
        label: 'نشر إعلان',
        target: String(id),
        of: ad.person.name,
      },
    ]);
    expect(after.history[0].changes).toContainEqual({
      label: 'الحال',
      before: 'قيد المراجعة',
      after: 'متاح',
    });
  });

  it('is decided once by a double click, under one key and under two', async () => {
    const id = await newAd();
    const { seen } = await item(reviewing, noura, `ads/${id}`);
    const body = { verb: 'ads reject', args: { id: String(id), reason: 'الصور غير واضحة' }, seen };
    const lines = await logCount(reviewing);
    const twice = await Promise.all(['one', 'one', 'two'].map((key) => act(reviewing, noura, body, key)));
    expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status, body: answer } of twice) {
      if (status !== 200)
        expect(answer).toMatchObject({ error_number: 6009, errors: { seen: 'أنت: رفض إعلان' } });
    }
    expect(await logCount(reviewing)).toBe(lines + 1);
  });

  it('shows the second of two operators who was first', async () => {
    const id = await newAd();
    const hers = await item(reviewing, noura, `ads/${id}`);
    const his = await item(reviewing, majed, `ads/${id}`);
    const args = { id: String(id), reason: 'السعر غير واقعي' };
    const answers = await Promise.all([
      act(reviewing, noura, { verb: 'ads reject', args, seen: hers.seen }),
      act(reviewing, majed, { verb: 'ads approve', args: { id: String(id), ...licence }, seen: his.seen }),
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const second = answers[1 - winner];
    expect(answers[winner]?.status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { error_number: 6009, msg: 'عولج هذا قبلك' } });
    expect(second?.body.errors.seen).toBe(
      winner === 0 ? 'نورة العتيبي: رفض إعلان' : 'ماجد الحربي: نشر إعلان',
    );
    expect(await logCount(reviewing)).toBeGreaterThan(0);
  });

  it('that was rejected and edited meanwhile is not decided by what was seen before', async () => {
    const id = await newAd();
    const stale = await item(reviewing, majed, `ads/${id}`);
    const { seen } = await item(reviewing, noura, `ads/${id}`);
    await act(reviewing, noura, { verb: 'ads reject', args: { id: String(id), reason: 'صحّح السعر' }, seen });
    await updateAd(reviewing.app, owner.headers, id, { property: { price: 44_000 } });
    const approve = { verb: 'ads approve', args: { id: String(id), ...licence } };
    // Under review again, but another operator has changed it since this one viewed it.
    expect(await act(reviewing, majed, { ...approve, seen: stale.seen })).toMatchObject({
      status: 409,
      body: { error_number: 6009, errors: { seen: 'نورة العتيبي: رفض إعلان' } },
    });
    const fresh = await item(reviewing, majed, `ads/${id}`);
    await updateAd(reviewing.app, owner.headers, id, { property: { price: 40_000 } });
    // Only the advertiser has changed it.
    const late = await act(reviewing, majed, { ...approve, seen: fresh.seen });
    expect(late).toMatchObject({ status: 409, body: { error_number: 6010 } });
    const last = await item(reviewing, majed, `ads/${id}`);
    expect(last.facts).toContainEqual({ name: 'price', form: 'money', value: 40_000 });
    expect(await act(reviewing, majed, { ...approve, seen: last.seen })).toEqual(done('ads approve', id));
  });

  it('says what is wrong at its argument, in the reader’s language, and nothing has happened', async () => {
    const id = await newAd();
    const { seen } = await item(reviewing, noura, `ads/${id}`);
    const lines = await logCount(reviewing);
    const args = { id: String(id), licence: '12', expires: '2001-01-01' };
    expect(await act(reviewing, noura, { verb: 'ads approve', args, seen })).toMatchObject({
      status: 422,
      body: {
        errors: { licence: 'رقم الترخيص من 10 إلى 12 رقمًا', expires: 'ساري حتى: اختر يومًا من اليوم فصاعدًا' },
      },
    });
    expect(await act(reviewing, noura, { verb: 'ads approve', args })).toMatchObject({ status: 422 });
    expect(await logCount(reviewing)).toBe(lines);
  });

  it('of which there is none, or a verb of the shell, is no way in', async () => {
    const gone = { verb: 'ads hide', args: { id: '999999', reason: 'x' }, seen: 'x.0' };
    expect(await act(reviewing, noura, gone)).toMatchObject({ status: 404, body: { error_number: 6004 } });
    for (const verb of ['operator add', 'ads list', 'no such']) {
      const answer = await act(reviewing, noura, { verb, args: { mobile: noura.mobile } });
      expect(answer).toMatchObject({ status: 422, body: { error_number: 6012 } });
    }
  });

  it('is turned by pages that neither repeat nor leave out', async () => {
    for (let made = 0; made < 32; made++) await newAd({ title: `إعلان رقم ${made}` });
    const seenIds: number[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const url: string = `/api/ops/queue/ads${after ? `?after=${after}` : ''}`;
      const page: { rows: { id: number; since: string }[]; next: number | null } = await read(
        reviewing.app,
        noura,
        url,
      );
      seenIds.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    const [{ count = 0 } = {}] = (await read(reviewing.app, noura, '/api/ops/overview')).queues;
    expect(new Set(seenIds).size).toBe(seenIds.length);
    expect(seenIds.length).toBe(count);
  });
});

describe('a request', () => {
  it('is answered with a new status and a message to its user, each kind under its own ids', async () => {
    const { app, db } = reviewing;
    await addWaiting(db, { of: 2 });
    for (const [category, status] of [
      ['management', 'done'],
      ['documents', 'rejected'],
      ['finance', 'approved'],
      ['property', 'answered'],
    ] as const) {
      const kind = `requests-${category}`;
      const { rows } = await read(app, noura, `/api/ops/queue/${kind}`);
      const { id } = rows[0];
      const { seen, choices, actions } = await item(reviewing, noura, `${kind}/${id}`);
      expect(actions).toEqual(['requests answer']);
      expect(choices[actions[0]].map(({ value }: { value: string }) => value)).toContain(status);
      const args = { kind: category, id: String(id), status, message: 'أنهينا طلبك' };
      expect(
        await act(reviewing, noura, { verb: 'requests answer', args: { ...args, status: '' }, seen }),
      ).toMatchObject({
        status: 422,
        body: { errors: { status: 'اختر حال الطلب' } },
      });
      expect(await act(reviewing, noura, { verb: 'requests answer', args, seen })).toEqual(
        done('requests answer', id),
      );
      const after = await item(reviewing, majed, `${kind}/${id}`);
      expect(after.status).toBe(status);
      expect(after.history).toMatchObject([{ verb: 'requests answer', kind, target: String(id) }]);
      const late = await act(reviewing, majed, {
        verb: 'requests answer',
        args: { ...args, message: 'متأخر' },
        seen,
      });
      expect(late).toMatchObject({ status: 409, body: { errors: { seen: 'نورة العتيبي: الرد على طلب' } } });
    }
  });
});

describe('people', () => {
  it('are found by a mobile’s beginning and by a name however it is written', async () => {
    const find = async (q: string) =>
      (await read(reviewing.app, noura, `/api/ops/people?q=${encodeURIComponent(q)}`)).rows as {
        name: string;
        mobile: string;
      }[];
    expect((await find('٠٥٠٠٠٠٠٠٠١')).map(({ mobile }) => mobile)).toEqual(['0500000001']);
    expect((await find('+966 50 000 0001')).map(({ mobile }) => mobile)).toEqual(['0500000001']);
    expect((await find('نوره العتيبى')).map(({ name }) => name)).toContain('نورة العتيبي');
    expect(await find('%%')).toEqual([]);
  });

  it('are shown without what an operator does not need', async () => {
    const { person } = await read(reviewing.app, noura, '/api/ops/people/1');
    expect(person).toMatchObject({ mobile: '0500000001', isOperator: false });
    expect(person.counts.ads).toBeGreaterThan(0);
    for (const secret of ['identity', 'email', 'passwordHash', 'dob', 'iban'])
      expect(person).not.toHaveProperty(secret);
  });
});

describe('the log', () => {
  it('only grows, and is read by pages and by group', async () => {
    const { db, app } = reviewing;
    const lines = await logCount(reviewing);
    await expect(db.delete(operatorLog)).rejects.toThrow();
    await expect(db.update(operatorLog).set({ who: 'nobody' })).rejects.toThrow();
    await expect(db.execute(sql`truncate operator_log`)).rejects.toThrow();
    expect(await logCount(reviewing)).toBe(lines);
    const { rows } = await read(app, noura, '/api/ops/log?group=ads&mine=1');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ who: 'نورة العتيبي', kind: 'ads', door: 'console' });
    const find = async (query: string) =>
      (await read(app, noura, `/api/ops/log?${query}`)).rows as { id: number; target: string; who: string }[];
    const { target } = rows[0];
    const ofItem = await find(`q=${target}`);
    expect(ofItem.length).toBeGreaterThan(0);
    expect(ofItem.every((row) => row.target === target)).toBe(true);
    expect((await find(`q=${encodeURIComponent('نوره')}`)).every(({ who }) => who === 'نورة العتيبي')).toBe(
      true,
    );
    expect(await find('q=%25')).toEqual([]);
    const today = riyadhDay(new Date());
    expect((await find(`from=${today}&to=${today}&q=${target}`)).map(({ id }) => id)).toEqual(
      ofItem.map(({ id }) => id),
    );
    expect(await find('to=2020-01-01')).toEqual([]);
    const wrong = await app.inject({ url: '/api/ops/log?from=2026-13-01', headers: noura.headers });
    expect(wrong.json()).toMatchObject({ errors: { from: expect.stringContaining('أول يوم') } });
    const older = await read(app, noura, `/api/ops/log?before=${rows[0].id}`);
    expect(older.rows.every(({ id }: { id: number }) => id < rows[0].id)).toBe(true);
  });
});

describe('the row of an ad', () => {
  it('says how it is priced beside its district, else its city, and how many photos it has', async () => {
    const { db } = reviewing;
    const [listed] = await db
      .select()
      .from(properties)
      .where(
        and(
          eq(properties.status, 'published'),
          eq(properties.purpose, 'for_sale'),
          isNotNull(properties.area),
        ),
      );
    if (!listed?.area) throw new Error('the demo has no home for sale');
    const { cityId, neighborhoodId, typeId, purpose, area } = listed;
    const kind = { cityId, typeId, purpose, month: '2026-11-01', count: 9, reduced: 0, daysListed: 1 };
    const priced = { lowPerMetreHalalas: 1, highPerMetreHalalas: 9, medianPriceHalalas: 1 };
    const rowNow = async () => {
      const { rows } = await read(reviewing.app, noura, '/api/ops/queue/ads');
      return rows.find(({ id }: { id: number }) => id === listed.id);
    };
    await db.delete(placeFigures);
    await db
      .update(properties)
      .set({ status: 'under_review', priceHalalas: area * 120_000 })
      .where(eq(properties.id, listed.id));
    // A trigger has set it to now: others that wait would fill the first page.
    await db
      .update(properties)
      .set({ submittedAt: new Date(0) })
      .where(eq(properties.id, listed.id));
    expect(await rowNow()).toMatchObject({
      note: expect.stringMatching(/^للبيع، /),
      listing: { photo: expect.stringMatching(/^\/media\/.*-400\.webp$/), besideMedian: null },
    });
    const figure = { ...kind, ...priced, medianPerMetreHalalas: 100_000, neighborhoodId: null };
    await db.insert(placeFigures).values(figure);
    expect((await rowNow()).listing.besideMedian).toEqual({ percent: 20, isOfCity: true });
    await db.insert(placeFigures).values({ ...figure, neighborhoodId, medianPerMetreHalalas: 160_000 });
    expect((await rowNow()).listing.besideMedian).toEqual({ percent: -25, isOfCity: false });
    // A rent by the month is held against one for a year.
    await db
      .update(properties)
      .set({ purpose: 'for_rent', rentPeriod: 'month', priceHalalas: area * 10_000 })
      .where(eq(properties.id, listed.id));
    await db.insert(placeFigures).values({ ...figure, purpose: 'for_rent', medianPerMetreHalalas: 60_000 });
    const { listing } = await rowNow();
    expect(listing.besideMedian).toEqual({ percent: 100, isOfCity: true });
    expect(listing.photosCount).toBe(
      await db.$count(propertyPictures, eq(propertyPictures.propertyId, listed.id)),
    );
  });
});

describe('figures', () => {
  it('count the day’s ads, payments and waits', async () => {
    const { days } = await read(reviewing.app, noura, '/api/ops/figures');
    expect(days).toHaveLength(14);
    const submitted = await reviewing.db
      .select({ at: properties.submittedAt })
      .from(properties)
      .where(isNotNull(properties.submittedAt));
    const ads = (day: string) => submitted.filter(({ at }) => at && riyadhDay(at) === day).length;
    // In Riyadh's first hour of a day, what was sent an hour ago belongs to the day before.
    expect(days.map((each: { ads: number }) => each.ads)).toEqual(
      days.map(({ day }: { day: string }) => ads(day)),
    );
    expect(days.at(-1)).toMatchObject({ day: riyadhDay(new Date()), adsWait: 0 });
    expect(submitted.length).toBeGreaterThan(0);
  });
});

it('marks operators as such, and no other user', async () => {
  const user = async (who: Visitor) => (await read(reviewing.app, who, '/api/users/currentUser')).user;
  expect((await user(noura)).isOperator).toBe(true);
  expect(await user(owner)).not.toHaveProperty('isOperator');
});
