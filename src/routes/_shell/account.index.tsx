import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/layout/account-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

/** Open to guests too: it has the links to sign in, the language and the theme. */
export const Route = createFileRoute('/_shell/account/')({
  staticData: { isPersonal: true },
  beforeLoad: withTexts('account'),
  head: textHead('account:menu.head'),
  component: AccountScreen,
});
