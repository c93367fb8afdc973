import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../../features/terms/terms-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/terms')({
  beforeLoad: withTexts('terms'),
  head: textHead('terms:head'),
  component: TermsScreen,
});
