import type { Edited } from '../../modules/articles/editing.ts';
import { type Changed, Refused } from '../verb.ts';

/** An operator's change to an article as a verb's answer. `done` is the line for when it was made. */
export function editedArticle(edited: Edited, done: (id: number) => string): Changed {
  if (edited.outcome === 'missing') throw new Refused('There is no such article');
  if (edited.outcome === 'noPicture') throw new Refused('There is no such stored photo');
  if (edited.outcome === 'unchanged') throw new Refused(`This article is ${edited.status} already`);
  const { before, after } = edited;
  return { message: done(after.id), before, after };
}
