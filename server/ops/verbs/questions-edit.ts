import { z } from 'zod';
import { editQuestion } from '../../modules/questions/editing.ts';
import { newAnswerText, newQuestionText, questionId, questionPlace } from '../arguments.ts';
import { changingVerb, Refused } from '../verb.ts';
import { editedQuestion } from './edited-question.ts';

export const questionsEdit = changingVerb({
  name: 'questions edit',
  summary: 'Change what is given of a question; the rest stays as it is',
  args: z.object({
    id: questionId,
    questionAr: newQuestionText,
    answerAr: newAnswerText,
    questionEn: newQuestionText,
    answerEn: newAnswerText,
    place: questionPlace,
  }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id, place, ...texts } }) {
    const change = { ...texts, ...(place !== undefined && { position: place }) };
    if (Object.values(change).every((value) => value === undefined)) {
      throw new Refused('Nothing is given that could change', 2, { kind: 'nothingGiven' });
    }
    return editedQuestion(await editQuestion(db, id, change), () => `Question ${id} is changed`);
  },
});
