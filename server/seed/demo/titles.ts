import type { PropertyTypeKey } from '../reference/property-types.ts';
import type { Facts, Phrase } from './facts.ts';
import type { Prng } from './prng.ts';
import {
  buildingTitles,
  incomeTitles,
  landTitles,
  officeTitles,
  shopTitles,
  showroomTitles,
  warehouseTitles,
} from './titles-commercial.ts';
import { apartmentTitles, floorTitles, roomTitles, studioTitles } from './titles-flats.ts';
import {
  chaletTitles,
  duplexTitles,
  farmTitles,
  restHouseTitles,
  townhouseTitles,
  villaTitles,
} from './titles-houses.ts';
import { area, hay } from './words.ts';

const titles: Record<PropertyTypeKey, Phrase[]> = {
  apartment: apartmentTitles,
  villa: villaTitles,
  duplex: duplexTitles,
  townhouse: townhouseTitles,
  floor: floorTitles,
  studio: studioTitles,
  room: roomTitles,
  'rest-house': restHouseTitles,
  chalet: chaletTitles,
  farm: farmTitles,
  building: buildingTitles,
  land: landTitles,
  office: officeTitles,
  shop: shopTitles,
  showroom: showroomTitles,
  warehouse: warehouseTitles,
};

/** A random phrase that is true of the listing; null if none is. */
export function pickPhrase(list: readonly Phrase[], f: Facts, prng: Prng): Phrase | null {
  // Draws again instead of taking the next one, which would favour phrases after one that seldom
  // fits.
  for (let tries = 0; tries < 6; tries++) {
    const phrase = list[prng.below(list.length)] as Phrase;
    if (!phrase.when || phrase.when(f)) return phrase;
  }
  const start = prng.below(list.length);
  for (let step = 0; step < list.length; step++) {
    const phrase = list[(start + step) % list.length] as Phrase;
    if (!phrase.when || phrase.when(f)) return phrase;
  }
  return null;
}

/** The characters that fit a card's title line; the place has a separate line. */
const MOST_LETTERS = 34;

/** A title with the same meaning in both languages; a long one omits the place at its end. */
export function titleOf(f: Facts, prng: Prng) {
  const phrase = pickPhrase(f.income > 0 ? incomeTitles : titles[f.type], f, prng) as Phrase;
  const [ar, en] = [phrase.ar(f), phrase.en(f)];
  return {
    ar: withoutPlace(ar, [` في ${hay(f)}`, ` ب${hay(f)}`, `، ${hay(f)}`]),
    en: withoutPlace(en, [` in ${area(f)}`, `, ${area(f)}`]),
  };
}

function withoutPlace(title: string, endings: readonly string[]): string {
  const ending = endings.find((words) => title.endsWith(words));
  return ending && title.length > MOST_LETTERS ? title.slice(0, -ending.length) : title;
}
