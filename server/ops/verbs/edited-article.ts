import type { Edited } from '../../modules/articles/editing.ts';
import { type Changed, Refused } from '../verb.ts';

/** An operator's change to an article as a verb's answer. `done` is the line for when it was made. */
export function editedArticle(edited: Edited, done: (id: number) => string): Changed {
  if (edited.outcome === 'missing') throw new Refused('There is no such article', 1, { kind: 'missing' });
  if (edited.outcome === 'noPicture')
    throw new Refused('There is no such stored photo', 1, { kind: 'noPicture' });
  if (edited.outcome === 'unchanged')
    throw new Refused(`This article is ${edited.status} already`, 1, { kind: 'unchanged' });
  const { before, after } = edited;
  return { message: done(after.id), before, after };
}
