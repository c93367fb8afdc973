import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '../../features/terms/privacy-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/privacy')({
  beforeLoad: withTexts('privacy'),
  head: textHead('privacy:head'),
  component: PrivacyScreen,
});
