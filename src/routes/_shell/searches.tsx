import { createFileRoute } from '@tanstack/react-router';
import { SearchListScreen } from '../../features/searches/search-list-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

/** Open to guests too, whose searches are on their device. */
export const Route = createFileRoute('/_shell/searches')({
  staticData: { isPersonal: true },
  beforeLoad: withTexts('searches', 'search'),
  head: textHead('searches:head'),
  component: SearchListScreen,
});
