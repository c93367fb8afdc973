import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { ProfileScreen } from '../../../features/profile/profile-screen.tsx';
import { profileQueries } from '../../../features/profile/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/profile')({
  beforeLoad: withTexts('account', 'draft'),
  loader: ({ context }) => loadQuery(context.queryClient, profileQueries.get()),
  head: textHead('account:profile.head'),
  component: ProfileScreen,
  codeSplitGroupings: [['component', 'loader']],
});
