import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../features/access/register-screen.tsx';
import { readNext } from '../features/session/next-path.ts';
import { withTexts } from '../i18n/route-texts.ts';

export const Route = createFileRoute('/register')({
  beforeLoad: withTexts('access'),
  validateSearch: readNext,
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('access:register.head.title') },
      { name: 'description', content: context.i18n.t('access:register.head.description') },
    ],
  }),
  component: RegisterRoute,
});

function RegisterRoute() {
  return <RegisterScreen next={Route.useSearch().next} />;
}
