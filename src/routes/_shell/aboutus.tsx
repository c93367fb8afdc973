import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '../../features/about/about-screen.tsx';

export const Route = createFileRoute('/_shell/aboutus')({
  staticData: { hidesFooter: true },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('about:head.title') },
      { name: 'description', content: context.i18n.t('about:head.description') },
    ],
  }),
  component: AboutScreen,
});
