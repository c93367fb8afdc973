import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { BankScreen } from '../../../features/profile/bank-screen.tsx';
import { profileQueries } from '../../../features/profile/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/mybankaccount')({
  beforeLoad: withTexts('bank'),
  loader: ({ context }) => loadQuery(context.queryClient, profileQueries.get()),
  head: textHead('bank:head'),
  component: BankScreen,
  codeSplitGroupings: [['component', 'loader']],
});
