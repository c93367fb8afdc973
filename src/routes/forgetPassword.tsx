import { createFileRoute } from '@tanstack/react-router';
import { ForgotScreen } from '../features/access/forgot-screen.tsx';
import { readNext } from '../features/session/next-path.ts';
import { withTexts } from '../i18n/route-texts.ts';
import { textHead } from '../shell/text-head.ts';

export const Route = createFileRoute('/forgetPassword')({
  beforeLoad: withTexts('access'),
  validateSearch: readNext,
  head: textHead('access:forgot.head'),
  component: ForgotRoute,
});

function ForgotRoute() {
  return <ForgotScreen next={Route.useSearch().next} />;
}
