import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { propertyIdOf } from '../../../features/properties/detail/data.ts';
import { PropertyNotFound } from '../../../features/properties/property-not-found.tsx';
import { propertyQueries } from '../../../features/properties/queries.ts';
import { BookingScreen } from '../../../features/viewings/booking-screen.tsx';
import { viewingQueries } from '../../../features/viewings/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/propertypreview/$id')({
  staticData: { hidesTabs: true },
  validateSearch: (search: Record<string, unknown>) =>
    search as { date?: string; time?: string; mobile?: string },
  beforeLoad: withTexts('viewings', 'detail'),
  loader: ({ context: { queryClient }, params }) => {
    const id = propertyIdOf(params.id);
    if (id === null) throw notFound();
    void loadQuery(queryClient, propertyQueries.detail(id));
    void loadQuery(queryClient, viewingQueries.list());
    void loadQuery(queryClient, viewingQueries.times(id));
  },
  head: textHead('viewings:booking.head'),
  component: BookingRoute,
  notFoundComponent: PropertyNotFound,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function BookingRoute() {
  const id = Number(Route.useParams().id);
  return <BookingScreen key={id} id={id} search={Route.useSearch()} />;
}
