import { z } from 'zod';
import { text, wireInteger } from '../../../contract/fields.ts';
import {
  addQuestion,
  type EditedQuestion,
  editQuestion,
  setQuestionStatus,
} from '../../modules/questions/editing.ts';
import { argument, idOf, loggedReason } from '../base/arguments.ts';
import { listWrittenQuestions } from '../base/content.ts';
import { listVerb } from '../base/read-verbs.ts';
import {
  type Changed,
  changingVerb,
  missing,
  RefusedError,
  soAlready,
  type Verb,
  type Words,
} from '../base/verb.ts';

const questionId = idOf('a question');
const QUESTION_MAX_LENGTH = 200;
const ANSWER_MAX_LENGTH = 2_000;
const MAX_PLACE = 1_000;

interface TextField {
  label: Words;
  error: Words;
  isLatin?: true;
}
const questionRule = ({ error, ...field }: TextField) => ({
  placeholder: 'TEXT',
  rule: `must be a question of 1 to ${QUESTION_MAX_LENGTH} characters`,
  error,
  field: { kind: 'line', maxLength: QUESTION_MAX_LENGTH, ...field } as const,
});
const answerRule = ({ error, ...field }: TextField) => ({
  placeholder: 'TEXT',
  rule: `must be an answer of 1 to ${ANSWER_MAX_LENGTH} characters`,
  error,
  field: { kind: 'words', maxLength: ANSWER_MAX_LENGTH, ...field } as const,
});
const rules = {
  questionAr: questionRule({
    label: { ar: 'السؤال بالعربية', en: 'Question in Arabic' },
    error: {
      ar: 'اكتب السؤال بالعربية، في 200 حرف على الأكثر',
      en: 'Enter the question in Arabic, in 200 characters at most',
    },
  }),
  answerAr: answerRule({
    label: { ar: 'الجواب بالعربية', en: 'Answer in Arabic' },
    error: {
      ar: 'اكتب الجواب بالعربية، في 2000 حرف على الأكثر',
      en: 'Enter the answer in Arabic, in 2,000 characters at most',
    },
  }),
  questionEn: questionRule({
    label: { ar: 'السؤال بالإنجليزية', en: 'Question in English' },
    error: {
      ar: 'اكتب السؤال بالإنجليزية، في 200 حرف على الأكثر',
      en: 'Enter the question in English, in 200 characters at most',
    },
    isLatin: true,
  }),
  answerEn: answerRule({
    label: { ar: 'الجواب بالإنجليزية', en: 'Answer in English' },
    error: {
      ar: 'اكتب الجواب بالإنجليزية، في 2000 حرف على الأكثر',
      en: 'Enter the answer in English, in 2,000 characters at most',
    },
    isLatin: true,
  }),
};
const place = argument(wireInteger(1, MAX_PLACE).optional(), {
  placeholder: 'N',
  rule: `must be its place in the list, from 1 to ${MAX_PLACE}`,
  error: { ar: 'اكتب الترتيب، من 1 إلى 1000', en: 'Enter the place in the list, from 1 to 1,000' },
  field: {
    kind: 'digits',
    maxLength: String(MAX_PLACE).length,
    label: { ar: 'الترتيب', en: 'Place in the list' },
  },
});
const question = text(QUESTION_MAX_LENGTH, 1);
const answer = text(ANSWER_MAX_LENGTH, 1);
/** A field of an edit: any of them may change, so the console's form prefills it. */
const changed = (rule: ReturnType<typeof questionRule | typeof answerRule>) => ({
  ...rule,
  field: { ...rule.field, isFilled: true } as const,
});

/** Converts an edit's result to a verb's result; `done` words the message. */
function editedQuestion(edited: EditedQuestion, done: (id: number) => string): Changed {
  if (edited.outcome === 'missing') throw missing('There is no such question');
  if (edited.outcome === 'unchanged')
    throw new RefusedError(`This question is ${edited.status} already`, 1, { consoleText: soAlready });
  const { before, after } = edited;
  return { message: done(after.id), before, after };
}

export const questionVerbs: readonly Verb[] = [
  listVerb({
    name: 'questions list',
    summary: 'Questions and answers in their order, also those that are hidden',
    args: z.object({}),
    list: async (db) => (await listWrittenQuestions(db)).map(({ seen: _, ...row }) => row),
  }),
  changingVerb({
    name: 'questions add',
    summary: 'Publish a question with its answer in both languages; without N it stands last',
    args: z.object({
      questionAr: argument(question, rules.questionAr),
      answerAr: argument(answer, rules.answerAr),
      questionEn: argument(question, rules.questionEn),
      answerEn: argument(answer, rules.answerEn),
      place,
    }),
    label: { ar: 'نشر سؤال', en: 'Published a question' },
    form: {
      look: 'primary',
      press: { ar: 'سؤال جديد', en: 'New question' },
      title: { ar: 'سؤال جديد', en: 'New question' },
      do: { ar: 'انشر السؤال', en: 'Publish the question' },
      done: { ar: 'نُشر السؤال', en: 'The question is published' },
    },
    async run({ db, args: { place: position, ...texts } }) {
      return editedQuestion(await addQuestion(db, texts, position), (id) => `Question ${id} is published`);
    },
  }),
  changingVerb({
    name: 'questions edit',
    summary: 'Change what is given of a question; the rest stays as it is',
    args: z.object({
      id: questionId,
      questionAr: argument(question.optional(), changed(rules.questionAr)),
      answerAr: argument(answer.optional(), changed(rules.answerAr)),
      questionEn: argument(question.optional(), changed(rules.questionEn)),
      answerEn: argument(answer.optional(), changed(rules.answerEn)),
      place,
    }),
    label: { ar: 'تعديل سؤال', en: 'Changed a question' },
    form: {
      look: 'primary',
      press: { ar: 'عدّل', en: 'Change' },
      title: { ar: 'تعديل السؤال', en: 'Change the question' },
      do: { ar: 'احفظ', en: 'Save' },
      done: { ar: 'حُفظ السؤال', en: 'The question is saved' },
    },
    async run({ db, args: { id, place: position, ...texts } }) {
      const change = { ...texts, ...(position !== undefined && { position }) };
      if (Object.values(change).every((value) => value === undefined)) {
        throw new RefusedError('Nothing is given that could change', 2, {
          consoleText: { ar: 'لم يتغيّر شيء', en: 'Nothing was changed' },
        });
      }
      return editedQuestion(await editQuestion(db, id, change), () => `Question ${id} is changed`);
    },
  }),
  changingVerb({
    name: 'questions hide',
    summary: 'Take a question out of sight at once',
    args: z.object({ id: questionId, reason: loggedReason }),
    label: { ar: 'إخفاء سؤال', en: 'Hid a question' },
    form: {
      look: 'danger',
      press: { ar: 'أخفِ السؤال', en: 'Hide the question' },
      title: { ar: 'إخفاء السؤال', en: 'Hide the question' },
      ask: { ar: 'يختفي السؤال من التطبيق حالًا.', en: 'It leaves the app at once.' },
      do: { ar: 'أخفِ', en: 'Hide' },
      done: { ar: 'أُخفي السؤال', en: 'The question is hidden' },
    },
    async run({ db, args: { id } }) {
      return editedQuestion(await setQuestionStatus(db, id, 'hidden'), () => `Question ${id} is hidden`);
    },
  }),
  changingVerb({
    name: 'questions publish',
    summary: 'Show a hidden question again',
    args: z.object({ id: questionId, reason: loggedReason }),
    label: { ar: 'إعادة إظهار سؤال', en: 'Showed a question again' },
    form: {
      look: 'primary',
      press: { ar: 'أعد إظهاره', en: 'Show again' },
      title: { ar: 'إعادة إظهار السؤال', en: 'Show the question again' },
      ask: { ar: 'يعود السؤال إلى مكانه.', en: 'It returns to its place.' },
      do: { ar: 'أظهره', en: 'Show it' },
      done: { ar: 'عاد السؤال للظهور', en: 'The question is shown again' },
    },
    async run({ db, args: { id } }) {
      return editedQuestion(
        await setQuestionStatus(db, id, 'published'),
        () => `Question ${id} is published`,
      );
    },
  }),
];
