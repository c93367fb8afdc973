import { z } from 'zod';
import { setQuestionStatus } from '../../modules/questions/editing.ts';
import { questionId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { editedQuestion } from './edited-question.ts';

export const questionsHide = changingVerb({
  name: 'questions hide',
  summary: 'Take a question out of sight at once',
  args: z.object({ id: questionId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    return editedQuestion(await setQuestionStatus(db, id, 'hidden'), () => `Question ${id} is hidden`);
  },
});
