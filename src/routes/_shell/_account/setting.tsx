import { createFileRoute } from '@tanstack/react-router';
import { SettingScreen } from '../../../features/access/setting-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/setting')({
  beforeLoad: withTexts('access'),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('access:setting.head.title') },
      { name: 'description', content: context.i18n.t('access:setting.head.description') },
    ],
  }),
  component: SettingScreen,
});
