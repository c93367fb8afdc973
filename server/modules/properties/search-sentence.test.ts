import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';
import { isPublic } from '../../db/public-listing.ts';
import { neighborhoods } from '../../db/schema/places.ts';
import { properties } from '../../db/schema/properties.ts';

let made: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.app.close());

const list = async (query: string) =>
  answerOf(await made.app.inject({ url: `/api/properties/list?${query}` }));
const idsOf = ({ properties: cards }: { properties: PropertyCard[] }) => cards.map(({ id }) => id);
const byId = (a: number, b: number) => a - b;

/** The ids of all pages. */
async function listAll(query: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page < 100; page++) {
    const { body } = await list(`${query}&page=${page}`);
    ids.push(...idsOf(body));
    if (body.properties.length < 30) break;
  }
  return ids;
}

describe('a search in a person’s own words', () => {
  it('finds what is near by what the listing says of it', async () => {
    const publicRows = await made.db.select().from(properties).where(isPublic());
    const described = publicRows.filter(({ description }) => /المترو/.test(description));
    expect(described.length).toBeGreaterThan(0);
    for (const words of ['قريب من المترو', 'near the metro']) {
      const ids = await listAll(`q=${encodeURIComponent(words)}`);
      for (const { id } of described) expect(ids).toContain(id);
      const near = publicRows.filter(({ search }) => /مترو/.test(search));
      expect(ids.toSorted(byId)).toEqual(near.map(({ id }) => id).toSorted(byId));
    }
  });

  it('names what is near among what was understood, in the language of the call', async () => {
    for (const [language, words, name] of [
      ['ar', 'قريب من المترو', 'محطة مترو'],
      ['en', 'near metro', 'Metro station'],
    ] as const) {
      const url = `/api/properties/list?q=${encodeURIComponent(words)}`;
      const answer = await made.app.inject({ url, headers: { language } });
      expect(answerOf(answer).body.understood).toEqual([{ kind: 'feature', name }]);
    }
  });

  it('gives way to a filter that was chosen otherwise, in the list, the count and the map alike', async () => {
    for (const [words, chosen, left] of [
      ['شقة 3 غرف شمال الرياض', 'rooms=4', 'شقة شمال الرياض'],
      ['شقة 5 غرف في الرياض', 'typeId=2', '5 غرف في الرياض'],
      ['شقة للإيجار', 'purpose=for_sale', 'شقة'],
      ['شقة للعوائل', 'propertyType=singles', 'شقة'],
      ['شقة تحت ٧٠ ألف', 'purpose=for_rent&priceTo=60000', 'شقة'],
      ['شقة في حي الياسمين', 'cityId=2', 'شقة'],
      ['شقة شمال الرياض', 'regionId=1', 'شقة شمال الرياض'],
    ] as const) {
      const query = `${chosen}&q=${encodeURIComponent(words)}`;
      const plain = `${chosen}&q=${encodeURIComponent(left)}`;
      const { body } = await list(query);
      expect(body.total, query).toBeGreaterThan(0);
      expect(body.understood).toEqual((await list(plain)).body.understood);
      expect(await listAll(query)).toEqual(await listAll(plain));
      for (const path of ['count', 'pins']) {
        const [asked, meant] = await Promise.all(
          [query, plain].map((each) => made.app.inject({ url: `/api/properties/${path}?${each}` })),
        );
        expect(asked?.statusCode).toBe(200);
        expect(asked?.json()).toEqual(meant?.json());
      }
    }
  });

  it('understands a whole sentence, and filters by it as if it had been chosen', async () => {
    const sentence = 'شقة ٣ غرف للعوائل شمال الرياض تحت ٧٠ ألف';
    const { body } = await list(`purpose=for_rent&q=${encodeURIComponent(sentence)}`);
    expect(body.understood.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['type', 'rooms', 'propertyType', 'side', 'priceTo'],
    ]);
    expect(body.total).toBeGreaterThan(0);
    for (const card of body.properties as PropertyCard[])
      expect(card).toMatchObject({ roomsCount: 3, propertyType: 'families', purpose: 'for_rent' });
    const chosen = 'purpose=for_rent&typeId=1&rooms=3&cityId=1';
    const { body: again } = await list(`${chosen}&q=${encodeURIComponent(sentence)}`);
    expect(again.total).toBe(body.total);
  });

  const counted = async (words: string) => (await list(`q=${encodeURIComponent(words)}`)).body;

  it.each([
    ['فيلا', ['ڤيلا', 'ﻓﻴﻼ', 'فله', 'فلل', 'ابغى فيلا', 'فـيـلا', 'villa']],
    ['فيلا للبيع', ['ڤيلا للبيع', 'فيلا بيع', 'فيلا شراء', 'فله للبيع', 'ﻓﻴﻼ ﻟﻠﺒﻴﻊ']],
    ['جدة', ['جدہ', 'جده', 'جدۃ', 'ﺟﺪﺓ', 'jedda', 'Jeddah']],
    ['شقة', ['شقہ', 'ﺷﻘﺔ', 'شقه', 'شقق', 'شُقَّة', 'شقە']],
    ['مكة المكرمة', ['مکہ مکرمہ', 'مكه', 'Mecca']],
    ['شقة للإيجار', ['شقة إيجار', 'شقة للاجار', 'شقة ايجار', 'ودي بشقة للإيجار لو سمحت']],
    ['عمارة', ['عمارات', 'عماير', 'عمائر']],
    ['أرض', ['اراضي', 'أراضٍ', 'قطعة أرض']],
    ['الرياض', ['الرياظ', 'رياض', 'بالرياض', 'الریاض']],
    ['شقة تحت 60 ألف', ['شقة تحت ٦٠ الف', 'شقة تحت ستين الف', 'شقة تحت 60k', 'شقة ب٦٠ الف']],
  ])('finds as much however it is spelt: %s', async (ordinary, others) => {
    const { total } = await counted(ordinary);
    expect(total).toBeGreaterThan(0);
    for (const other of others) {
      const body = await counted(other);
      expect([other, body.total, body.setAside]).toEqual([other, total, []]);
    }
  });

  it('finds as much in a neighbourhood, however it is joined to the rest', async () => {
    const [listing] = await made.db
      .select({ name: neighborhoods.nameAr })
      .from(properties)
      .innerJoin(neighborhoods, eq(neighborhoods.id, properties.neighborhoodId))
      .where(and(isPublic(), eq(properties.typeId, 1), sql`${neighborhoods.nameAr} ~ '^ال[^ ]{4,}$'`))
      .limit(1);
    const name = listing?.name ?? '';
    const { total } = await counted(`شقة في ${name}`);
    expect(total).toBeGreaterThan(0);
    const others = [
      `ابغى شقة في ${name}`,
      `شقة ف${name}`,
      `شقة ب${name}`,
      `شقة بحي ${name}`,
      `شقة في ${name.slice(2)}`,
    ];
    for (const other of others) expect([other, (await counted(other)).total]).toEqual([other, total]);
  });

  it('finds a title in whatever letters it was written', async () => {
    const [row] = await made.db.select().from(properties).where(isPublic()).limit(1);
    const isIt = eq(properties.id, row?.id ?? 0);
    await made.db.update(properties).set({ title: 'ﺷﻘﺔ ڤخمہ بالقرب من پرج المملکة' }).where(isIt);
    for (const words of ['فخمة', 'ﻓﺨﻤﺔ', 'برج المملكة', 'ڤخمہ برج'])
      expect(await listAll(`q=${encodeURIComponent(words)}`)).toContain(row?.id);
    await made.db
      .update(properties)
      .set({ title: row?.title ?? '' })
      .where(isIt);
  });

  it.each([
    ['شقة رخيصة', 'شقة', ['رخيصة']],
    ['شقة بدون وسيط', 'شقة', ['بدون وسيط']],
    ['شقة “لا توجد” للإيجار', 'شقة للإيجار', ['لا توجد']],
  ])('sets a word aside that no listing holds, and says which: %s', async (words, left, setAside) => {
    const body = await counted(words);
    expect(body.setAside).toEqual(setAside);
    const plain = await counted(left);
    expect(body.total).toBe(plain.total);
    expect(body.total).toBeGreaterThan(0);
    for (const path of ['count', 'pins', 'prices']) {
      const [asked, meant] = await Promise.all(
        [words, left].map((q) =>
          made.app.inject({ url: `/api/properties/${path}?q=${encodeURIComponent(q)}` }),
        ),
      );
      expect(asked?.json()).toEqual(meant?.json());
    }
  });

  it('keeps a word that some listing holds beside the rest', async () => {
    const body = await counted('شقة مترو زرافة');
    expect(body.setAside).toEqual(['زرافة']);
    expect(body.total).toBe((await counted('شقة مترو')).total);
  });

  it('sets nothing aside where the other filters hold nothing, or nothing else is said', async () => {
    for (const words of ['زرافة رخيصة', 'ابغى زرافة', 'zebra'])
      expect(await counted(words)).toMatchObject({ total: 0, setAside: [] });
    const { body: chosen } = await list(`cityId=1&q=${encodeURIComponent('زرافة')}`);
    expect(chosen.setAside).toEqual(['زرافة']);
    expect(chosen.total).toBe((await list('cityId=1')).body.total);
    const { body } = await list(`priceTo=1&q=${encodeURIComponent('شقة رخيصة')}`);
    expect([body.total, body.setAside]).toEqual([0, []]);
  });

  it('is offered as it may have been meant, with how many that finds', async () => {
    const body = await counted('شقة في جدا');
    expect(body.setAside).toEqual(['جدا']);
    const meant = await counted('شقة في جدة');
    expect(meant.total).toBeGreaterThan(0);
    expect(body.didYouMean[0]).toEqual({ q: 'شقة في جدة', total: meant.total, totalIsExact: true });
    expect(meant.didYouMean).toEqual([]);
    const { body: none } = await list(`q=${encodeURIComponent('شقة في جدا')}&priceTo=1`);
    expect(none.didYouMean).toEqual([]);
  });
});
