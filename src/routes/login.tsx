import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/access/login-screen.tsx';
import { readNext } from '../features/session/next-path.ts';
import { withTexts } from '../i18n/route-texts.ts';
import { textHead } from '../shell/text-head.ts';

export const Route = createFileRoute('/login')({
  beforeLoad: withTexts('access'),
  validateSearch: readNext,
  head: textHead('access:login.head'),
  component: LoginRoute,
});

function LoginRoute() {
  return <LoginScreen next={Route.useSearch().next} />;
}
