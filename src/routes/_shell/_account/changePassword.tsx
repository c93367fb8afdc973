import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../../features/access/change-password-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/changePassword')({
  beforeLoad: withTexts('access'),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('access:change.head.title') },
      { name: 'description', content: context.i18n.t('access:change.head.description') },
    ],
  }),
  component: ChangePasswordScreen,
});
