import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '../../features/about/about-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/aboutus')({
  staticData: { hidesFooter: true },
  beforeLoad: withTexts('about'),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('about:head.title') },
      { name: 'description', content: context.i18n.t('about:head.description') },
    ],
  }),
  component: AboutScreen,
});
