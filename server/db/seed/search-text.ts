import { foldText } from '../../../contract/fold-text.ts';
import { cities } from './reference/cities.ts';
import { features } from './reference/features.ts';
import { neighborhoods } from './reference/neighborhoods.ts';
import { propertyTypes } from './reference/property-types.ts';

interface Searched {
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  typeId: number;
  neighborhoodId: number;
  cityId: number;
  /** Ascending. */
  featureIds: readonly number[];
}

const foldedNames = (rows: readonly { id: number; nameAr: string; nameEn: string }[]) =>
  new Map(rows.map(({ id, nameAr, nameEn }) => [id, foldText(`${nameAr} ${nameEn}`)]));
const typeNames = foldedNames(propertyTypes);
const neighborhoodNames = foldedNames(neighborhoods);
const cityNames = foldedNames(cities);
const nearbyNames = foldedNames(features.filter(({ categoryKey }) => categoryKey === 'nearby'));

const SENTENCE_END = /[.!؟;؛\n]+/;
const NEARNESS =
  /قريب|بالقرب|قرب |بجوار|بجانب|مقابل|مسافه|مشي|دقيق|دقايق|خطوات|near|close to|next to|beside|opposite|walk|minute|steps from/;
const SENTENCE_MAX = 200;

/** nearby_words of migrations/0009: the sentences of a description that tell what is near. */
function nearbyWords(description: string): string {
  return foldText(description)
    .split(SENTENCE_END)
    .filter((sentence) => NEARNESS.test(sentence))
    .map((sentence) => sentence.trim().slice(0, SENTENCE_MAX))
    .join(' ');
}

/**
 * What the trigger of migrations/0009 would fill `search` with, for listings under the names of the
 * reference data: a million of them come in faster when the trigger has nothing to look up.
 */
export function searchTextOf(listing: Searched): string {
  const { title, titleEn, description, descriptionEn, typeId, neighborhoodId, cityId, featureIds } = listing;
  const names = [typeNames.get(typeId), neighborhoodNames.get(neighborhoodId), cityNames.get(cityId)];
  const near = featureIds.flatMap((id) => nearbyNames.get(id) ?? []);
  return [
    foldText(`${title} ${titleEn}`),
    ...names,
    ...near,
    nearbyWords(description),
    nearbyWords(descriptionEn),
  ]
    .filter(Boolean)
    .join(' ');
}
