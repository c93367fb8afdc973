import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/session/login-screen.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === 'string' ? { next } : {},
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('session:login.head.title') },
      { name: 'description', content: context.i18n.t('session:login.head.description') },
    ],
  }),
  component: LoginRoute,
});

function LoginRoute() {
  return <LoginScreen next={Route.useSearch().next} />;
}
