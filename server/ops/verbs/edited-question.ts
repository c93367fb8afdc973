import type { EditedQuestion } from '../../modules/questions/editing.ts';
import { type Changed, Refused } from '../verb.ts';

/** An operator's change to a question as a verb's answer. `done` is the line for when it was made. */
export function editedQuestion(edited: EditedQuestion, done: (id: number) => string): Changed {
  if (edited.outcome === 'missing') throw new Refused('There is no such question', 1, { kind: 'missing' });
  if (edited.outcome === 'unchanged')
    throw new Refused(`This question is ${edited.status} already`, 1, { kind: 'unchanged' });
  const { before, after } = edited;
  return { message: done(after.id), before, after };
}
