import { cutPercent, formatAmount } from '../../../contract/amounts.ts';
import type { Article } from '../../../contract/articles.ts';
import type { Language } from '../../../contract/language.ts';
import type { PropertyCard } from '../../../contract/property-entities.ts';
import { say, texts } from '../../texts/texts.ts';
import type { SIGNS } from './card-face.ts';

/** The texts of a card, from top to bottom. */
export interface CardTexts {
  language: Language;
  /** The item's kind, and what stands out: «فيلا للبيع • خُفّض 8%». */
  kind: string;
  /** Grouped digits without the currency sign; null without a price. */
  amount: string | null;
  /** The price's period, or why there is none; null if neither applies. */
  amountNote: string | null;
  title: string;
  place: string | null;
  figures: { sign: keyof typeof SIGNS; text: string }[];
}

const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The texts of a listing's card, from the API's own response. */
export function propertyCardTexts(property: PropertyCard, language: Language): CardTexts {
  const words = texts[language];
  const { price, rentPeriod, reducedFrom, roomsCount, bathrooms, area, status } = property;
  const kind = `${property.PropertyType.name} ${words.purposeWithin[property.purpose]}`;
  const percent = cutPercent(price, reducedFrom);
  const reduced = percent ? say(language, 'card.reduced', { kind, percent }) : kind;
  const figure = (sign: 'rooms' | 'bathrooms' | 'area', count: number | null, unit = '') =>
    count === null || count === 0 ? [] : [{ sign, text: GROUPED.format(count) + unit }];
  return {
    language,
    kind: status === 'reserved' ? say(language, 'card.reserved', { kind }) : reduced,
    amount: price === null ? null : formatAmount(price),
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
