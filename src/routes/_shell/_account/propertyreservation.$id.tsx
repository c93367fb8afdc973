import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { propertyIdOf } from '../../../features/properties/detail/data.ts';
import { PropertyNotFound } from '../../../features/properties/property-not-found.tsx';
import { propertyQueries } from '../../../features/properties/queries.ts';
import { reservationQueries } from '../../../features/reservations/queries.ts';
import { ReservationScreen } from '../../../features/reservations/reservation-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/propertyreservation/$id')({
  staticData: { hidesTabs: true },
  validateSearch: (search: Record<string, unknown>) => search as { step?: number },
  beforeLoad: withTexts('reservations', 'payments', 'detail'),
  loader: ({ context: { queryClient }, params }) => {
    const id = propertyIdOf(params.id);
    if (id === null) throw notFound();
    void loadQuery(queryClient, propertyQueries.detail(id));
    void loadQuery(queryClient, reservationQueries.quote(id));
  },
  head: textHead('reservations:head'),
  component: ReservationRoute,
  notFoundComponent: PropertyNotFound,
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function ReservationRoute() {
  const id = Number(Route.useParams().id);
  return <ReservationScreen key={id} id={id} step={Number(Route.useSearch().step) === 2 ? 2 : 1} />;
}
