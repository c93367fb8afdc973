import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/access/login-screen.tsx';
import { readNext } from '../features/session/next-path.ts';

export const Route = createFileRoute('/login')({
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
