import type { Moderated } from '../../modules/advertising/moderation.ts';
import type { AdStanding } from '../../modules/advertising/moderation-repository.ts';
import { type Changed, Refused } from '../verb.ts';

/** A step in an ad's life as a verb's answer. `done` is the line for when it was taken. */
export function decidedAd(id: number, moderated: Moderated, done: (after: AdStanding) => string): Changed {
  if (moderated.outcome === 'missing') throw new Refused(`There is no ad ${id}`, 1, { kind: 'missing' });
  if (moderated.outcome === 'wrongStatus') {
    const { state, allowed } = moderated;
    throw new Refused(`Ad ${id} is ${state}: this is for ads that are ${allowed.join(' or ')}`);
  }
  const { before, after } = moderated;
  return { message: done(after), before, after };
}
