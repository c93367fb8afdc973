import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../../features/terms/terms-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/terms')({
  beforeLoad: withTexts('terms'),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('terms:head.title') },
      { name: 'description', content: context.i18n.t('terms:head.description') },
    ],
  }),
  component: TermsScreen,
});
