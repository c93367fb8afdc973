import { createFileRoute } from '@tanstack/react-router';
import { ForgotScreen } from '../features/access/forgot-screen.tsx';
import { readNext } from '../features/session/next-path.ts';
import { withTexts } from '../i18n/route-texts.ts';

export const Route = createFileRoute('/forgetPassword')({
  beforeLoad: withTexts('access'),
  validateSearch: readNext,
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('access:forgot.head.title') },
      { name: 'description', content: context.i18n.t('access:forgot.head.description') },
    ],
  }),
  component: ForgotRoute,
});

function ForgotRoute() {
  return <ForgotScreen next={Route.useSearch().next} />;
}
