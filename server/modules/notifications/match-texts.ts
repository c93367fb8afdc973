import { z } from 'zod';
import type { Language } from '../../../contract/language.ts';
import { purpose, rentPeriod, TENANT_KINDS } from '../../../contract/property-entities.ts';
import { say, texts } from '../../texts/texts.ts';

/** The criteria of a property request, in the order in which texts list them. */
export const CRITERIA = ['type', 'purpose', 'place', 'price', 'rooms', 'tenants', 'age', 'features'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** A listing's data for texts; `asked` lists the request's criteria. */
export const fittingListing = z.object({
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
export type FittingListing = z.infer<typeof fittingListing>;

/** Chooses the text in the reader's language. */
const within = (language: Language, ar: string, en: string) => (language === 'ar' ? ar : en);

const words: Record<Criterion, (listing: FittingListing, language: Language) => string | null> = {
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
  features: (_listing, language) => texts[language].fit.features,
};

function wordsOf(listing: FittingListing, criteria: readonly Criterion[], language: Language): string[] {
  return CRITERIA.filter((each) => criteria.includes(each)).flatMap((each) => {
    const text = words[each](listing, language);
    return text ? [text] : [];
  });
}

/** Why a listing fits: a few words for each criterion of the request. */
export function whyItFits(listing: FittingListing, language: Language): string[] {
  return wordsOf(listing, listing.asked, language);
}

/** A listing in one line: what and where it is, its price, and the request's other criteria. */
export function listingInWords(home: FittingListing, language: Language): string {
  const parts = wordsOf(home, ['type', 'purpose', 'place', 'price', ...home.asked], language);
  return parts.join(texts[language].separator);
}
