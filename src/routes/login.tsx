import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/access/login-screen.tsx';
import { readNext } from '../features/session/next-path.ts';
import { withTexts } from '../i18n/route-texts.ts';

export const Route = createFileRoute('/login')({
  beforeLoad: withTexts('access'),
  validateSearch: readNext,
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('access:login.head.title') },
      { name: 'description', content: context.i18n.t('access:login.head.description') },
    ],
  }),
  component: LoginRoute,
});

function LoginRoute() {
  return <LoginScreen next={Route.useSearch().next} />;
}
