import { z } from 'zod';
import {
  addQuestion,
  type EditedQuestion,
  editQuestion,
  setQuestionStatus,
} from '../../modules/questions/editing.ts';
import { listAllQuestions } from '../../modules/questions/repository.ts';
import {
  answerText,
  newAnswerText,
  newQuestionText,
  questionId,
  questionPlace,
  questionText,
} from '../arguments.ts';
import { type Changed, changingVerb, Refused, readingVerb, type Verb } from '../verb.ts';

/** An operator's change to a question as a verb's answer. `done` is the line for when it was made. */
function editedQuestion(edited: EditedQuestion, done: (id: number) => string): Changed {
  if (edited.outcome === 'missing') throw new Refused('There is no such question', 1, { kind: 'missing' });
  if (edited.outcome === 'unchanged')
    throw new Refused(`This question is ${edited.status} already`, 1, { kind: 'unchanged' });
  const { before, after } = edited;
  return { message: done(after.id), before, after };
}

const questionsList = readingVerb({
  name: 'questions list',
  summary: 'Questions and answers in their order, also those that are hidden',
  args: z.object({}),
  places: [],
  whoMay: 'operator',
  async run({ db }) {
    const rows = await listAllQuestions(db);
    return { rows: rows.map(({ key: _, ...row }) => row), page: 1, hasMore: false };
  },
});

const questionsAdd = changingVerb({
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

const questionsEdit = changingVerb({
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

const questionsHide = changingVerb({
  name: 'questions hide',
  summary: 'Take a question out of sight at once',
  args: z.object({ id: questionId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    return editedQuestion(await setQuestionStatus(db, id, 'hidden'), () => `Question ${id} is hidden`);
  },
});

const questionsPublish = changingVerb({
  name: 'questions publish',
  summary: 'Show a hidden question again',
  args: z.object({ id: questionId }),
  places: ['id'],
  whoMay: 'operator',
  async run({ db, args: { id } }) {
    return editedQuestion(await setQuestionStatus(db, id, 'published'), () => `Question ${id} is published`);
  },
});

export const questionVerbs: readonly Verb[] = [
  questionsList,
  questionsAdd,
  questionsEdit,
  questionsHide,
  questionsPublish,
];
