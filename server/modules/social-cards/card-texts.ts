import type { Article } from '../../../contract/articles.ts';
import type { Language } from '../../../contract/language.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { say, texts } from '../../texts/texts.ts';
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

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A listing's card, as its own answer words it. */
export function propertyCardTexts(property: PropertyCard, language: Language): CardTexts {
  const words = texts[language];
  const { price, rentPeriod, roomsCount, bathrooms, area, status } = property;
  const kind = `${property.PropertyType.name} ${words.purposeWithin[property.purpose]}`;
  const figure = (sign: 'rooms' | 'bathrooms' | 'area', count: number | null, unit = '') =>
    count === null || count === 0 ? [] : [{ sign, text: GROUPED.format(count) + unit }];
  return {
    language,
    kind: status === 'reserved' ? say(language, 'card.reserved', { kind }) : kind,
    amount: price === null ? null : GROUPED.format(price),
    amountNote: price === null ? words.card.onRequest : rentPeriod && words.rentPeriod[rentPeriod],
    title: property.title,
    place: say(language, 'card.place', {
      neighborhood: property.Neighborhood.name,
      city: property.City.name,
    }),
    figures: [
      ...figure('rooms', roomsCount),
      ...figure('bathrooms', bathrooms),
      ...figure('area', area, `\u00a0${words.card.metres}`),
    ],
  };
}

export function articleCardTexts(article: Article, language: Language): CardTexts {
  return {
    language,
    kind: texts[language].card.article,
    amount: null,
    amountNote: null,
    title: article.title,
    place: null,
    figures: [],
  };
}
