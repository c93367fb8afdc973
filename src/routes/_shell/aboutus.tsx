import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '../../features/about/about-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/aboutus')({
  staticData: { footer: 'none' },
  beforeLoad: withTexts('about'),
  head: textHead('about:head'),
  component: AboutScreen,
});
