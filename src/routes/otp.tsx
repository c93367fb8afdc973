import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../features/access/register-screen.tsx';
import { readNext } from '../features/session/next-path.ts';
import { withTexts } from '../i18n/route-texts.ts';
import { textHead } from '../shell/text-head.ts';

export const Route = createFileRoute('/otp')({
  beforeLoad: withTexts('access'),
  validateSearch: readNext,
  head: textHead('access:register.head'),
  component: OtpRoute,
});

function OtpRoute() {
  return <RegisterScreen next={Route.useSearch().next} opensCode />;
}
