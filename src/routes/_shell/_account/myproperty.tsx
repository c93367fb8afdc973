import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { OwnedListScreen } from '../../../features/rentals/owned-list-screen.tsx';
import { rentalQueries } from '../../../features/rentals/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/myproperty')({
  beforeLoad: withTexts('rentals'),
  loader: ({ context }) => loadQuery(context.queryClient, rentalQueries.owned()),
  head: textHead('rentals:owned.head'),
  component: OwnedListScreen,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader']],
});
