import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/layout/account-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

/** Open to guests too: they find the way in, the language and the look of the app here. */
export const Route = createFileRoute('/_shell/account/')({
  staticData: { isPersonal: true },
  beforeLoad: withTexts('account'),
  head: textHead('account:menu.head'),
  component: AccountScreen,
});
