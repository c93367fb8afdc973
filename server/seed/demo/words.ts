import { countAr, nouns } from './arabic-count.ts';
import { featureIds } from './draw-features.ts';
import type { Facts } from './facts.ts';

/** Short texts that titles and descriptions share. */

/** «حي الملقا». */
export const hay = (f: Facts) => `حي ${f.district.nameAr}`;

/** "Al Malqa". */
export const area = (f: Facts) => f.district.nameEn;

/** «3 غرف», in the form for titles. */
export const roomsAr = (f: Facts) => countAr(f.rooms, nouns.room);

/** «5 غرف نوم». */
export const bedroomsAr = (f: Facts) => countAr(f.rooms, nouns.bedroom);

/** «للإيجار», «للبيع», «للاستثمار». */
export const purposeAr = (f: Facts) =>
  f.purpose === 'for_rent' ? 'للإيجار' : f.purpose === 'for_sale' ? 'للبيع' : 'للاستثمار';

/** "for rent", "for sale", "for investment". */
export const purposeEn = (f: Facts) =>
  f.purpose === 'for_rent' ? 'for rent' : f.purpose === 'for_sale' ? 'for sale' : 'for investment';

const facingMasculine = ['شمالي', 'جنوبي', 'شرقي', 'غربي'] as const;
const facingFeminine = ['شمالية', 'جنوبية', 'شرقية', 'غربية'] as const;
const facingEnglish = ['north', 'south', 'east', 'west'] as const;

/** «شمالي», for a street. */
export const facingM = (f: Facts) => facingMasculine[f.facing] as string;
/** «شمالية», for a front. */
export const facingF = (f: Facts) => facingFeminine[f.facing] as string;
/** "north". */
export const facingEn = (f: Facts) => facingEnglish[f.facing] as string;

/** A condition: the listing has the feature. */
export const has = (name: keyof typeof featureIds) => {
  const id = featureIds[name];
  return (f: Facts) => f.features.includes(id);
};

export const isRent = (f: Facts) => f.purpose === 'for_rent';
export const isSale = (f: Facts) => f.purpose === 'for_sale';
export const isInvestment = (f: Facts) => f.purpose === 'for_investment';
export const isNew = (f: Facts) => f.age === 0;
export const forFamilies = (f: Facts) => f.kind === 'families';
export const forSingles = (f: Facts) => f.kind === 'singles';

/** A condition: all of the given ones are true. */
export const all =
  (...conditions: ((f: Facts) => boolean)[]) =>
  (f: Facts) =>
    conditions.every((condition) => condition(f));

/** «1,250,000»: digits grouped by three. */
export const number = (n: number) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
