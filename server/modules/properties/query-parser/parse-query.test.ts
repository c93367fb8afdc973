import { beforeAll, describe, expect, it } from 'vitest';
import type { PropertyFilters } from '../../../../contract/properties.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { loadParserNames, type ParserNames } from './names.ts';
import { parseQuery } from './parse-query.ts';

let names: ParserNames;
beforeAll(async () => {
  const database = await createTestDatabase();
  names = await loadParserNames(database.db);
  await database.close();
});

/** The meanings as text, and the remaining words: `type:فيلا city:جدة | جديدة`. */
function said(text: string, chosen: PropertyFilters = {}) {
  const { meant, rest } = parseQuery(text, names, chosen);
  return `${meant.map(({ kind, nameEn }) => `${kind}:${nameEn}`).join(' ')} | ${rest}`.trim();
}

describe('a search text', () => {
  it.each([
    ['فيلا جده', 'type:Villa city:Jeddah |'],
    ['Villas in jeddah', 'type:Villa city:Jeddah |'],
    ['شُقّة للايجار بالرياض', 'type:Apartment purpose:For rent city:Riyadh |'],
    ['شقة مفروشة', 'type:Apartment feature:Furnished |'],
    ['فلة بمسبح ومجلس مستقل', 'type:Villa feature:Swimming pool feature:Separate majlis |'],
    ['استديو مفروش', 'type:Studio feature:Furnished |'],
    ['فله فيها مصعد، بدروم', 'type:Villa feature:Lift feature:Basement |'],
    ['villa with a pool and a lift', 'type:Villa feature:Swimming pool feature:Lift |'],
    ['شقة في الملقاء', 'type:Apartment neighborhood:Al Malqa |'],
    ['شقة في حي الياسمين', 'type:Apartment neighborhood:Al Yasmin |'],
    ['منطقة الرياض', 'region:Riyadh |'],
    ['زرافة', '| زرافة'],
    ['شمال الرياض', 'side:North Riyadh |'],
    ['flats in north riyadh', 'type:Apartment side:North Riyadh |'],
    ['شقة ٣ غرف', 'type:Apartment rooms:3 rooms |'],
    ['شقة ثلاث غرف للعوائل', 'type:Apartment rooms:3 rooms propertyType:Families |'],
    ['غرفة للعزاب', 'type:Room propertyType:Singles |'],
    ['تحت ٧٠ ألف ريال', 'priceTo:up to 70,000\u00A0R.S |'],
    ['فيلا أقل من ٢٫٥ مليون', 'type:Villa priceTo:up to 2,500,000\u00A0R.S |'],
    ['up to 900,000\u00A0R.S', 'priceTo:up to 900,000\u00A0R.S |'],
    ['تحت التشطيب', '| تحت التشطيب'],
    ['قريب من المترو', 'feature:Metro station | مترو'],
    ['near metro', 'feature:Metro station | metro'],
    ['قريب من المسجد والمترو', 'feature:Mosque feature:Metro station | مسجد مترو'],
    ['قرب المركز الصحي', 'feature:Health centre | مركز صحي'],
    ['محطة مترو', 'feature:Metro station |'],
    ['قريب من', '| قريب من'],
    [
      'شقة ٣ غرف للعوائل شمال الرياض قريبة من المترو تحت 70,000',
      'type:Apartment rooms:3 rooms propertyType:Families side:North Riyadh feature:Metro station priceTo:up to 70,000\u00A0R.S | مترو',
    ],
    [
      'three bedroom flat for a family in North Riyadh under 70k near the metro',
      'rooms:3 rooms type:Apartment propertyType:Families side:North Riyadh priceTo:up to 70,000\u00A0R.S feature:Metro station | metro',
    ],
    ['', '|'],
  ])('says what its names say: %s', (text, meaning) => expect(said(text)).toBe(meaning));

  it('is taken literally in quotes', () => {
    expect(said('"فيلا جده"')).toBe('| "فيلا جده"');
    expect(said('«شقة» الرياض')).toBe('city:Riyadh | "شقة"');
  });

  it('keeps the second of a kind as text', () => {
    expect(said('شقة فيلا')).toBe('type:Apartment | فيلا');
  });

  it('takes a neighbourhood of the city that is named, and a name that many cities have in all of them', () => {
    const all = parseQuery('النزهة', names, {}).meant;
    expect(all.length).toBeGreaterThan(1);
    const cityId = all[0]?.kind === 'neighborhood' ? all[0].cityId : 0;
    expect(parseQuery('النزهة', names, { cityId }).meant).toEqual([all[0]]);
    expect(said('الياسمين جدة')).toBe('city:Jeddah | الياسمين');
  });
});

describe('a search text beside chosen filters', () => {
  const [riyadh, jeddah] = [1, 2];
  const regionOfRiyadh = 1;

  it.each<[string, PropertyFilters, string]>([
    // The same as the chosen filter.
    ['شقة مفروشة', { typeId: 1 }, 'feature:Furnished |'],
    ['شقة للإيجار', { typeId: 1, purpose: 'for_rent' }, '|'],
    ['قريب من المترو', { features: [44] }, '|'],
    // Different from the chosen filter.
    ['شقة 3 غرف شمال الرياض', { rooms: 4 }, 'type:Apartment side:North Riyadh |'],
    ['شقة 3 غرف شمال الرياض', { typeId: 2 }, 'rooms:3 rooms side:North Riyadh |'],
    ['شقة للإيجار', { purpose: 'for_sale' }, 'type:Apartment |'],
    ['شقة للعوائل', { propertyType: 'singles' }, 'type:Apartment |'],
    ['فيلا تحت مليونين', { priceTo: 900_000 }, 'type:Villa |'],
    ['فيلا تحت ٢ مليون ريال', { priceTo: 900_000 }, 'type:Villa |'],
    ['فيلا تحت ٢ مليون', { priceFrom: 2_500_000 }, 'type:Villa |'],
    ['فيلا تحت ٢ مليون', { priceFrom: 1_000_000 }, 'type:Villa priceTo:up to 2,000,000\u00A0R.S |'],
    ['شقة فيلا', { typeId: 3 }, '|'],
    ['3 غرف في', { rooms: 4 }, '|'],
    // Features are combined.
    ['مسبح', { features: [44] }, 'feature:Swimming pool |'],
    // Words in quotes stay text.
    ['"شقة" جديدة', { typeId: 2 }, '| "شقة" جديدة'],
  ])('gives way to them: %s beside %j', (text, chosen, meaning) => expect(said(text, chosen)).toBe(meaning));

  it.each<[string, PropertyFilters, string]>([
    ['شقة في جدة', { cityId: riyadh }, 'type:Apartment |'],
    ['شقة بحي الياسمين', { cityId: jeddah }, 'type:Apartment |'],
    ['شمال الرياض', { cityId: jeddah }, '|'],
    ['منطقة الرياض', { cityId: riyadh }, '|'],
    ['فيلا جدة', { regionId: regionOfRiyadh }, 'type:Villa |'],
    ['شقة في حي الياسمين', { regionId: regionOfRiyadh, cityId: jeddah }, 'type:Apartment |'],
    // Narrower than the chosen filter: both apply.
    ['شقة بحي الياسمين', { cityId: riyadh }, 'type:Apartment neighborhood:Al Yasmin |'],
    ['شمال الرياض', { cityId: riyadh }, 'side:North Riyadh |'],
    ['شمال الرياض', { regionId: regionOfRiyadh }, 'side:North Riyadh |'],
    ['الرياض', { regionId: regionOfRiyadh }, 'city:Riyadh |'],
    ['الرياض', { cityId: riyadh }, '|'],
  ])('keeps within the chosen place: %s beside %j', (text, chosen, meaning) =>
    expect(said(text, chosen)).toBe(meaning),
  );

  it('goes nowhere else where a neighbourhood is chosen', () => {
    const [first] = parseQuery('الملقا', names, {}).meant;
    const neighborhoodId = first?.kind === 'neighborhood' ? first.id : 0;
    for (const text of ['حي الملقا', 'حي الياسمين', 'شمال الرياض', 'جدة', 'منطقة مكة المكرمة'])
      expect(said(text, { neighborhoodId })).toBe('|');
  });
});
