import { z } from 'zod';
import { setQuestionStatus } from '../../modules/questions/editing.ts';
import { questionId } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { editedQuestion } from './edited-question.ts';

export const questionsPublish = changingVerb({
  name: 'questions publish',
  summary: 'Show a hidden question again',
  args: z.object({ id: questionId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    return editedQuestion(await setQuestionStatus(db, id, 'published'), () => `Question ${id} is published`);
  },
});
