import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { purpose, rentPeriod, TENANT_KINDS, type TenantKind } from '../../../contract/property-entities.ts';
import { purposeLabels } from '../../texts/property-labels.ts';
import { money } from './wording.ts';

/** What a wish can ask for, in the order in which it is told that a home has it. */
export const CRITERIA = ['type', 'purpose', 'place', 'price', 'rooms', 'tenants', 'age', 'features'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** What is told of a home that fits, and which of it was asked for. */
export const fittingHome = z.object({
  typeAr: z.string(),
  typeEn: z.string(),
  purpose,
  neighborhoodAr: z.string(),
  neighborhoodEn: z.string(),
  cityAr: z.string(),
  cityEn: z.string(),
  priceHalalas: z.int().nullable(),
  rentPeriod: rentPeriod.nullable(),
  rooms: z.int().nullable(),
  tenants: z.enum(TENANT_KINDS).nullable(),
  /** Years. */
  age: z.int().nullable(),
  asked: z.array(z.enum(CRITERIA)),
});
export type FittingHome = z.infer<typeof fittingHome>;

type Texts = Record<Language, string>;
const plurals = new Intl.PluralRules('ar');

function rooms(count: number): Texts {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {
    zero: 'بلا غرف',
    one: 'غرفة واحدة',
    two: 'غرفتان',
    few: `${count} غرف`,
  };
  return {
    ar: forms[plurals.select(count)] ?? `${count} غرفة`,
    en: count === 1 ? '1 room' : `${count} rooms`,
  };
}

function age(years: number): Texts {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {
    zero: 'جديد',
    one: 'عمره سنة',
    two: 'عمره سنتان',
    few: `عمره ${years} سنوات`,
  };
  const english = years === 0 ? 'new' : years === 1 ? '1 year old' : `${years} years old`;
  return { ar: forms[plurals.select(years)] ?? `عمره ${years} سنة`, en: english };
}

const TENANTS: Record<TenantKind, Texts> = {
  families: { ar: 'للعوائل', en: 'for families' },
  singles: { ar: 'للعزاب', en: 'for singles' },
};
const PERIODS = { year: { ar: ' سنويًا', en: ' a year' }, month: { ar: ' شهريًا', en: ' a month' } };

function price({ priceHalalas, rentPeriod: period }: FittingHome): Texts | null {
  if (priceHalalas === null) return null;
  const by = period ? PERIODS[period] : { ar: '', en: '' };
  return { ar: money(priceHalalas, 'ar') + by.ar, en: money(priceHalalas, 'en') + by.en };
}

const words: Record<Criterion, (home: FittingHome) => Texts | null> = {
  type: ({ typeAr, typeEn }) => ({ ar: typeAr, en: typeEn }),
  purpose: (home) => {
    const { ar, en } = purposeLabels[home.purpose];
    return { ar, en: en.toLowerCase() };
  },
  place: (home) => ({
    ar: `${home.neighborhoodAr}، ${home.cityAr}`,
    en: `${home.neighborhoodEn}, ${home.cityEn}`,
  }),
  price,
  rooms: (home) => (home.rooms === null ? null : rooms(home.rooms)),
  tenants: (home) => (home.tenants === null ? null : TENANTS[home.tenants]),
  age: (home) => (home.age === null ? null : age(home.age)),
  features: () => ({ ar: 'فيه ما طلبت من مزايا', en: 'has the features you asked for' }),
};

function wordsOf(home: FittingHome, criteria: readonly Criterion[], language: Language): string[] {
  return CRITERIA.filter((each) => criteria.includes(each)).flatMap((each) => {
    const text = words[each](home);
    return text ? [text[language]] : [];
  });
}

/** Why a home fits: a few words for each thing that was asked for. */
export function whyItFits(home: FittingHome, language: Language): string[] {
  return wordsOf(home, home.asked, language);
}

/** A home in one line: what and where it is and what it costs, and what else was asked for. */
export function homeInWords(home: FittingHome, language: Language): string {
  const told = wordsOf(home, ['type', 'purpose', 'place', 'price', ...home.asked], language);
  return told.join(language === 'ar' ? '، ' : ', ');
}
