import { createFileRoute, notFound } from '@tanstack/react-router';
import {
  isMissingQuestion,
  type QuestionSearch,
  questionTitle,
} from '../../features/questions/question-data.ts';
import { QuestionListScreen } from '../../features/questions/question-list-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { RecordNotFound } from '../../shell/record-not-found.tsx';

export const Route = createFileRoute('/_shell/questions')({
  // Splits the loader off too: other screens' first load omits it.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  validateSearch: (search: Record<string, unknown>) => search as QuestionSearch,
  beforeLoad: withTexts('questions'),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient, i18n }, deps }) => {
    if (await isMissingQuestion(queryClient, deps)) throw notFound();
    return questionTitle(queryClient, i18n, deps);
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: [
      { title: loaderData ?? context.i18n.t('questions:missing.head') },
      { name: 'description', content: context.i18n.t('questions:head.description') },
    ],
  }),
  component: QuestionListScreen,
  notFoundComponent: () => <RecordNotFound record="question" />,
});
