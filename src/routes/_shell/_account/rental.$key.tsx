import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { propertyIdOf } from '../../../features/properties/detail/data.ts';
import { rentalQueries } from '../../../features/rentals/queries.ts';
import { RentalScreen } from '../../../features/rentals/rental-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { RecordNotFound } from '../../../shell/record-not-found.tsx';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/rental/$key')({
  beforeLoad: withTexts('rentals'),
  loader: ({ context, params }) => {
    const id = propertyIdOf(params.key);
    if (id === null) throw notFound();
    void loadQuery(context.queryClient, rentalQueries.get(id));
  },
  head: textHead('rentals:detail.head'),
  component: RentalRoute,
  notFoundComponent: () => <RecordNotFound record="rental" />,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function RentalRoute() {
  const id = Number(Route.useParams().key);
  return <RentalScreen key={id} id={id} />;
}
