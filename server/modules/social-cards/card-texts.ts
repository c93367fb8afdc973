import type { Article } from '../../../contract/articles.ts';
import type { Language } from '../../../contract/language.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import type { SIGNS } from './card-face.ts';

/** What a card says, in its order. */
export interface CardTexts {
  language: Language;
  /** What it is of: «فيلا للبيع». */
  kind: string;
  /** Grouped digits, without the sign; null where there is no price. */
  amount: string | null;
  /** What the price is counted by, or why there is none; null where neither is to be said. */
  amountNote: string | null;
  title: string;
  place: string | null;
  figures: { sign: keyof typeof SIGNS; text: string }[];
}

const WORDS = {
  ar: {
    purpose: { for_rent: 'للإيجار', for_sale: 'للبيع', for_investment: 'للاستثمار' },
    period: { year: 'سنويًا', month: 'شهريًا' },
    reserved: 'محجوز',
    onRequest: 'السعر عند الطلب',
    article: 'مدوّنة ركن',
    place: (neighborhood: string, city: string) => `حي ${neighborhood}، ${city}`,
    metres: 'م²',
  },
  en: {
    purpose: { for_rent: 'for rent', for_sale: 'for sale', for_investment: 'for investment' },
    period: { year: 'a year', month: 'a month' },
    reserved: 'Reserved',
    onRequest: 'Price on request',
    article: 'Rukn blog',
    place: (neighborhood: string, city: string) => `${neighborhood}, ${city}`,
    metres: 'm²',
  },
} as const;

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A listing's card, as its own answer words it. */
export function propertyCardTexts(property: PropertyCard, language: Language): CardTexts {
  const words = WORDS[language];
  const { price, rentPeriod, roomsCount, bathrooms, area, status } = property;
  const kind = `${property.PropertyType.name} ${words.purpose[property.purpose]}`;
  const figure = (sign: 'rooms' | 'bathrooms' | 'area', count: number | null, unit = '') =>
    count === null || count === 0 ? [] : [{ sign, text: GROUPED.format(count) + unit }];
  return {
    language,
    kind: status === 'reserved' ? `${kind} • ${words.reserved}` : kind,
    amount: price === null ? null : GROUPED.format(price),
    amountNote: price === null ? words.onRequest : rentPeriod && words.period[rentPeriod],
    title: property.title,
    place: words.place(property.Neighborhood.name, property.City.name),
    figures: [
      ...figure('rooms', roomsCount),
      ...figure('bathrooms', bathrooms),
      ...figure('area', area, `\u00a0${words.metres}`),
    ],
  };
}

export function articleCardTexts(article: Article, language: Language): CardTexts {
  return {
    language,
    kind: WORDS[language].article,
    amount: null,
    amountNote: null,
    title: article.title,
    place: null,
    figures: [],
  };
}
