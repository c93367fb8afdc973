import { createFileRoute } from '@tanstack/react-router';
import { SettingScreen } from '../../../features/access/setting-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/setting')({
  beforeLoad: withTexts('access'),
  head: textHead('access:setting.head'),
  component: SettingScreen,
});
