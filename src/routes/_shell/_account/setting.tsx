import { createFileRoute } from '@tanstack/react-router';
import { SettingScreen } from '../../../features/access/setting-screen.tsx';

export const Route = createFileRoute('/_shell/_account/setting')({
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('access:setting.head.title') },
      { name: 'description', content: context.i18n.t('access:setting.head.description') },
    ],
  }),
  component: SettingScreen,
});
