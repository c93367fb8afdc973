import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../../features/access/change-password-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/changePassword')({
  beforeLoad: withTexts('access'),
  head: textHead('access:change.head'),
  component: ChangePasswordScreen,
});
