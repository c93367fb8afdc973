import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { rentalQueries } from '../../../features/rentals/queries.ts';
import { RentListScreen } from '../../../features/rentals/rent-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/myrents')({
  beforeLoad: withTexts('rentals'),
  loader: ({ context }) => loadQuery(context.queryClient, rentalQueries.list()),
  head: textHead('rentals:list.head'),
  component: RentListScreen,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader']],
});
