import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../../features/access/change-password-screen.tsx';

export const Route = createFileRoute('/_shell/_account/changePassword')({
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('access:change.head.title') },
      { name: 'description', content: context.i18n.t('access:change.head.description') },
    ],
  }),
  component: ChangePasswordScreen,
});
