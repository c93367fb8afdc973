import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { purpose, rentPeriod, TENANT_KINDS } from '../../../contract/property-entities.ts';
import { say, texts } from '../../texts/texts.ts';

/** What a wish can ask for, in the order in which texts list it. */
export const CRITERIA = ['type', 'purpose', 'place', 'price', 'rooms', 'tenants', 'age', 'features'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** What texts say of a home that fits, and which of it the wish asked for. */
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

/** What is kept in both languages, in the reader's. */
const within = (language: Language, ar: string, en: string) => (language === 'ar' ? ar : en);

const words: Record<Criterion, (home: FittingHome, language: Language) => string | null> = {
  type: ({ typeAr, typeEn }, language) => within(language, typeAr, typeEn),
  purpose: ({ purpose }, language) => texts[language].purposeWithin[purpose],
  place: ({ neighborhoodAr, neighborhoodEn, cityAr, cityEn }, language) =>
    say(language, 'fit.place', {
      neighborhood: within(language, neighborhoodAr, neighborhoodEn),
      city: within(language, cityAr, cityEn),
    }),
  price: ({ priceHalalas, rentPeriod }, language) =>
    priceHalalas === null
      ? null
      : say(language, 'fit.price', { priceHalalas, context: rentPeriod ?? undefined }),
  rooms: ({ rooms }, language) => (rooms === null ? null : say(language, 'fit.rooms', { count: rooms })),
  tenants: ({ tenants }, language) => (tenants === null ? null : texts[language].fit.tenants[tenants]),
  age: ({ age }, language) => (age === null ? null : say(language, 'fit.age', { count: age })),
  features: (_home, language) => texts[language].fit.features,
};

function wordsOf(home: FittingHome, criteria: readonly Criterion[], language: Language): string[] {
  return CRITERIA.filter((each) => criteria.includes(each)).flatMap((each) => {
    const text = words[each](home, language);
    return text ? [text] : [];
  });
}

/** Why a home fits: a few words for each thing that was asked for. */
export function whyItFits(home: FittingHome, language: Language): string[] {
  return wordsOf(home, home.asked, language);
}

/** A home in one line: what and where it is and what it costs, and what else was asked for. */
export function homeInWords(home: FittingHome, language: Language): string {
  const parts = wordsOf(home, ['type', 'purpose', 'place', 'price', ...home.asked], language);
  return parts.join(texts[language].separator);
}
