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
  // What its loader knows of rents weighs on no other screen's first load.
  codeSplitGroupings: [['component', 'loader']],
});
