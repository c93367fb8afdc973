import type { Facts } from './facts.ts';
import { nearbyFeatures, ownFeatures } from './feature-words.ts';
import { openings } from './openings.ts';
import type { Prng } from './prng.ts';
import { closings, conditions, locations, terms } from './sentences.ts';
import { pickPhrase } from './titles.ts';

/**
 * A description of three to six sentences in both languages, of one meaning: layout, state, features, place, terms,
 * viewing. Everything said agrees with the listing's own fields.
 */
export function descriptionOf(f: Facts, prng: Prng) {
  const opening = pickPhrase(openings[f.type], f, prng);
  let ar = opening ? opening.ar(f) : '';
  let en = opening ? opening.en(f) : '';
  const say = (arabic: string, english: string) => {
    ar += ` ${arabic}`;
    en += ` ${english}`;
  };

  const condition = prng.chance(74) ? pickPhrase(conditions, f, prng) : null;
  if (condition) say(condition.ar(f), condition.en(f));

  const own = ownFeatures(f, prng.below(16), prng.between(2, 4));
  if (own && own.count > 1 && prng.chance(82)) {
    if (prng.chance(50)) say(`من المزايا ${own.ar}.`, `Features include ${own.en}.`);
    else say(`أبرز المزايا: ${own.ar}.`, `Among the highlights: ${own.en}.`);
  }

  const nearby = nearbyFeatures(f, 3);
  if (nearby && prng.chance(58)) {
    if (prng.chance(50)) say(`الموقع قريب من ${nearby.ar}.`, `Close to ${nearby.en}.`);
    else say(`على مسافة مشي من ${nearby.ar}.`, `Within walking distance of ${nearby.en}.`);
  } else {
    const location = pickPhrase(locations, f, prng);
    if (location) say(location.ar(f), location.en(f));
  }

  const term = pickPhrase(terms, f, prng);
  if (term) say(term.ar(f), term.en(f));

  const closing = prng.chance(50) ? pickPhrase(closings, f, prng) : null;
  if (closing) say(closing.ar(f), closing.en(f));
  return { ar, en };
}
