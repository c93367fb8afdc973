import { z } from 'zod';
import { addQuestion } from '../../modules/questions/editing.ts';
import { answerText, questionPlace, questionText } from '../arguments.ts';
import { changingVerb } from '../verb.ts';
import { editedQuestion } from './edited-question.ts';

export const questionsAdd = changingVerb({
  name: 'questions add',
  summary: 'Publish a question with its answer in both languages; without N it stands last',
  args: z.object({
    questionAr: questionText,
    answerAr: answerText,
    questionEn: questionText,
    answerEn: answerText,
    place: questionPlace,
  }),
  places: [],
  whoMay: 'operator',
  async run({ db, args: { place, ...texts } }) {
    return editedQuestion(await addQuestion(db, texts, place), (id) => `Question ${id} is published`);
  },
});
