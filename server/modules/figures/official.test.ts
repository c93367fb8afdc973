import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { monthsAfter } from '../../../contract/day-arithmetic.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { answerOf, createTestApp } from '../../../tests/support/test-app.ts';
import { officialFigures } from '../../db/schema/figures.ts';
import { operatorLog } from '../../db/schema/operators.ts';
import { cities } from '../../db/schema/places.ts';
import type { Actor } from '../../ops/base/verb.ts';
import { tryCommand } from '../../ops/run-command.ts';
import { idsByName, readOfficialFile } from './official-file.ts';
import { monthOf, writePlaceFigures } from './writing.ts';

const names = {
  cities: idsByName([
    { id: 1, names: ['الرياض', 'Riyadh'] },
    { id: 2, names: ['جدة', 'Jeddah'] },
    { id: 8, names: ['الهفوف', 'Twin'] },
    { id: 9, names: ['المبرز', 'Twin'] },
  ]),
  districts: new Map([[1, idsByName([{ id: 101, names: ['الياسمين', 'Al Yasmin'] }])]]),
  types: idsByName([{ id: 1, names: ['apartment', 'شقة', 'Apartment', 'شقق', 'Apartments'] }]),
};
const read = (file: string) => readOfficialFile(file, { names, now: new Date('2026-11-27T12:00:00Z') });
const HEAD = 'city,district,type,month,value';

describe('the file of an official index', () => {
  it.each([
    ['with a byte order mark', `\uFEFF${HEAD}\nالرياض,,شقة,2026-05,4250\n`],
    ['with CRLF and empty lines', `${HEAD}\r\n\r\nRiyadh,,apartment,2026-05,4250.00\r\n,,,,\r\n`],
    ['with Arabic digits', `${HEAD}\nالرياض,,شقق,٢٠٢٦-٠٥,٤٢٥٠٫٠\n`],
    ['in quotes, by numbers, without an end', `${HEAD}\n"1","",1,"2026-05","4250"`],
    ['without districts', 'City,Type,Month,Value\nالرِّياض,شقه,2026-05,4250'],
  ])('is read %s', (_how, file) => {
    const row = { cityId: 1, neighborhoodId: null, typeId: 1, month: '2026-05-01', perMetreHalalas: 425_000 };
    expect(read(file)).toEqual({ rows: [row], faults: [] });
  });

  it('names a district by its city, with its word or without', () => {
    const { rows } = read(`${HEAD}\nالرياض,حي الياسمين,شقة,2026-05,1\nالرياض,Al Yasmin,شقة,2026-06,1`);
    expect(rows.map(({ neighborhoodId }) => neighborhoodId)).toEqual([101, 101]);
    expect(read(`${HEAD}\nجدة,الياسمين,شقة,2026-05,1`).faults).toMatchObject([
      { row: 2, column: 'district' },
    ]);
  });

  it.each([
    ['الرياض,,شقة,2026-13,4250', 'month', '«2026-13» ليس شهرًا، مثل 2026-05'],
    ['الرياض,,شقة,2026-5,4250', 'month', '«2026-5» ليس شهرًا، مثل 2026-05'],
    ['الرياض,,شقة,2026-12,4250', 'month', 'لم يأت الشهر 2026-12 بعد'],
    ['الريض,,شقة,2026-05,4250', 'city', 'لا نعرف مدينة باسم «الريض»'],
    ['Twin,,شقة,2026-05,4250', 'city', 'لأكثر من مدينة الاسم «Twin»: اكتب الرقم'],
    ['الرياض,,قصر,2026-05,4250', 'type', 'لا نعرف نوع عقار باسم «قصر»'],
    ['الرياض,,شقة,2026-05,كثير', 'value', '«كثير» ليس سعر متر بالريال، مثل 4250'],
    ['الرياض,,شقة,2026-05,"4,250"', 'value', '«4,250» ليس سعر متر بالريال، مثل 4250'],
    ['الرياض,,شقة,2026-05,-5', 'value', '«-5» ليس سعر متر بالريال، مثل 4250'],
    ['الرياض,,شقة,2026-05,0', 'value', '«0» ليس سعر متر بالريال، مثل 4250'],
    ['الرياض,,شقة,2026-05', null, 'عدد الخانات 4 والمطلوب 5'],
    ['الرياض,,شقة,2026-05,42"50', null, 'علامة اقتباس في غير موضعها'],
    ['جدة,,شقة,2026-04,1', 'month', 'مكرر: في السطر 2 المكان والنوع والشهر نفسها'],
    ['\uFFFD\uFFFD,,شقة,2026-05,1', 'city', 'الملف ليس بترميز UTF-8'],
  ])('is refused with %s', (line, column, ar) => {
    const { rows, faults } = read(`${HEAD}\nJeddah,,apartment,2026-04,1\n${line}\n`);
    expect(rows).toEqual([]);
    expect(faults).toEqual([{ row: 3, column, text: { ar, en: expect.stringMatching(/^[^؀-ۿ]|^"/) } }]);
  });

  it('is refused with another header, no rows, or two faults in one row, each named', () => {
    expect(read('المدينة,الحي,النوع,الشهر,القيمة\nالرياض,,شقة,2026-05,1').faults).toMatchObject([{ row: 1 }]);
    expect(read('city;district;type;month;value').faults).toMatchObject([{ row: 1, column: null }]);
    expect(read('').faults).toMatchObject([{ row: 1 }]);
    expect(read(`${HEAD}\n`).faults).toMatchObject([{ row: 2, text: { en: 'the file has no rows' } }]);
    const { faults } = read(`${HEAD}\nx,,شقة,y,1`);
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'city'],
      [2, 'month'],
    ]);
  });
});

describe('figures import', () => {
  let made: Awaited<ReturnType<typeof createTestApp>>;
  const actor: Actor = { name: 'Huda', channel: 'shell', account: 'root' };
  const today = riyadhDay(new Date());
  const [last, before, old] = [-1, -2, -30].map((by) => monthsAfter(monthOf(today), by).slice(0, 7));
  const source = { source: 'الهيئة', link: 'https://index.example/sales', day: today };
  const load = (file: string, more: Record<string, string> = {}) =>
    tryCommand(made.db, { verb: 'figures import', given: { file, ...source, ...more }, actor });
  const lastLogged = async () =>
    (await made.db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(1))[0];
  const get = async (search: string) =>
    (
      await answerOf(
        await made.app.inject({ url: `/api/places/figures?typeId=1&purpose=for_sale&${search}` }),
      )
    ).body;
  beforeAll(async () => {
    made = await createTestApp();
    await made.db.update(cities).set({ figuredOn: null });
    await writePlaceFigures(made.db, { now: () => new Date() });
  });
  beforeEach(() => made.db.delete(officialFigures));
  afterAll(() => made.app.close());

  it('is shown beside our own figures, the district’s before the city’s, and logged', async () => {
    const file = `${HEAD}\n1,,1,${last},5000.50\n1,,1,${before},4900\n1,101,1,${last},6000\n1,,1,${old},10\n`;
    expect(await get('cityId=1')).toMatchObject({ official: null });
    expect(await load(file)).toMatchObject({ message: 'Rows in the file: 4, new or changed: 4' });
    const sources = [{ name: source.source, url: source.link, day: today }];
    const ofCity = [
      { month: `${before}-01`, medianPerMetre: 4_900 },
      { month: `${last}-01`, medianPerMetre: 5_000.5 },
    ];
    expect((await get('cityId=1')).official).toEqual({ isOfCity: true, months: ofCity, sources });
    expect((await get('neighborhoodId=101')).official).toEqual({
      isOfCity: false,
      months: [{ month: `${last}-01`, medianPerMetre: 6_000 }],
      sources,
    });
    expect((await get('neighborhoodId=102')).official).toMatchObject({ isOfCity: true, months: ofCity });
    expect((await get('cityId=2')).official).toBeNull();
    const rent = await answerOf(
      await made.app.inject({ url: '/api/places/figures?typeId=1&purpose=for_rent&cityId=1' }),
    );
    expect(rent.body.official).toBeNull();
    expect(await lastLogged()).toMatchObject({
      who: 'Huda',
      verb: 'figures import',
      arguments: { file, ...source },
      after: { name: source.source, url: source.link, day: today, rows: 4, changed: 4 },
    });
  });

  it('changes nothing a second time, and only what differs from another file', async () => {
    const file = `${HEAD}\n1,,1,${last},5000\n1,101,1,${last},6000`;
    await load(file);
    expect(await load(file)).toMatchObject({ message: 'Rows in the file: 2, new or changed: 0' });
    expect(await load(file.replace('5000', '5001'))).toMatchObject({
      message: 'Rows in the file: 2, new or changed: 1',
    });
    expect(await made.db.$count(officialFigures)).toBe(2);
  });

  it('imports nothing of a file with a fault, and says where in either language', async () => {
    const file = `${HEAD}\n1,,1,${last},5000\nNowhere,,1,${last},1\n`;
    const logged = (await lastLogged())?.id;
    expect(await load(file)).toEqual({
      refused: ['Row 3, column city: there is no city "Nowhere"', 'Nothing was imported'],
      code: 1,
    });
    expect(await load(file, { language: 'ar' })).toEqual({
      refused: ['السطر 3، العمود city: لا نعرف مدينة باسم «Nowhere»', 'لم يُستورد شيء'],
      code: 1,
    });
    const many = await load(`${HEAD}\n${'x,,1,2026-01,1\n'.repeat(30)}`);
    expect(many).toMatchObject({ refused: expect.arrayContaining(['and 10 more']) });
    expect(await made.db.$count(officialFigures)).toBe(0);
    expect((await lastLogged())?.id).toBe(logged);
  });

  it('wants a source with an https address, and a day that is not to come', async () => {
    const file = `${HEAD}\n1,,1,${last},5000\n`;
    const wrong: Record<string, string>[] = [
      { link: 'http://x.example' },
      { link: 'x' },
      { day: '2999-01-01' },
      { source: ' ' },
    ];
    for (const one of wrong) expect(await load(file, one)).toMatchObject({ code: 2 });
  });

  it('reads the example of the documentation', async () => {
    const file = readFileSync(join(import.meta.dirname, '../../../docs/official-index.csv'), 'utf8');
    expect(await load(file)).toMatchObject({ message: 'Rows in the file: 4, new or changed: 4' });
    const [villa] = await made.db
      .select()
      .from(officialFigures)
      .where(eq(officialFigures.perMetreHalalas, 498_000));
    expect(villa).toMatchObject({ cityId: 1, typeId: 2, month: '2026-09-01' });
  });
});
