import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { type KnownNames, loadKnownNames } from './known-names.ts';
import { understandText } from './understand-text.ts';

let names: KnownNames;
beforeAll(async () => {
  const database = await createTestDatabase();
  names = await loadKnownNames(database.db);
  await database.close();
});

const nothing = { isTaken: () => false, cityId: undefined };
/** The meanings in words, and what is left: `type:فيلا city:جدة | جديدة`. */
function said(text: string, asked: Partial<Parameters<typeof understandText>[2]> = {}) {
  const { meant, rest } = understandText(text, names, { ...nothing, ...asked });
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
    ['فله فيها مصعد، بدروم', 'type:Villa feature:Lift feature:Basement | فيها'],
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
    ['تحت ٧٠ ألف ريال', 'priceTo:up to R.S 70,000 |'],
    ['فيلا أقل من ٢٫٥ مليون', 'type:Villa priceTo:up to R.S 2,500,000 |'],
    ['up to 900,000 SAR', 'priceTo:up to R.S 900,000 |'],
    ['تحت التشطيب', '| تحت التشطيب'],
    ['قريب من المترو', '| المترو'],
    ['قريب من', '| قريب من'],
    [
      'شقة ٣ غرف للعوائل شمال الرياض قريبة من المترو تحت 70,000',
      'type:Apartment rooms:3 rooms propertyType:Families side:North Riyadh priceTo:up to R.S 70,000 | المترو',
    ],
    [
      'three bedroom flat for a family in North Riyadh under 70k near the metro',
      'rooms:3 rooms type:Apartment propertyType:Families side:North Riyadh priceTo:up to R.S 70,000 | metro',
    ],
    ['', '|'],
  ])('says what its names say: %s', (text, meaning) => expect(said(text)).toBe(meaning));

  it('is meant as it stands in quotes', () => {
    expect(said('"فيلا جده"')).toBe('| "فيلا جده"');
    expect(said('«شقة» الرياض')).toBe('city:Riyadh | "شقة"');
  });

  it('keeps the second of a kind, and what the call has chosen already, as text', () => {
    expect(said('شقة فيلا')).toBe('type:Apartment | فيلا');
    expect(said('شقة جدة', { isTaken: (kind) => kind === 'city' })).toBe('type:Apartment | جدة');
    expect(said('شمال الرياض', { cityId: 2 })).toBe('| شمال الرياض');
  });

  it('does not look for the words of what is chosen already', () => {
    const isType = (one: { kind: string }) => one.kind === 'type';
    expect(said('شقة مفروشة', { isTaken: (kind) => kind === 'type', isSaid: isType })).toBe(
      'feature:Furnished |',
    );
  });

  it('takes a neighbourhood of the city that is named, and a name that many cities have in all of them', () => {
    const all = understandText('النزهة', names, nothing).meant;
    expect(all.length).toBeGreaterThan(1);
    const cityId = all[0]?.kind === 'neighborhood' ? all[0].cityId : 0;
    expect(understandText('النزهة', names, { ...nothing, cityId }).meant).toEqual([all[0]]);
    expect(said('الياسمين جدة')).toBe('city:Jeddah | الياسمين');
  });
});
