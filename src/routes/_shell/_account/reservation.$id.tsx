import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { propertyIdOf } from '../../../features/properties/detail/data.ts';
import { reservationQueries } from '../../../features/reservations/queries.ts';
import { SidedReservationScreen } from '../../../features/reservations/sided-reservation-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { RecordNotFound } from '../../../shell/record-not-found.tsx';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/reservation/$id')({
  staticData: { hidesTabs: true },
  beforeLoad: withTexts('reservations'),
  loader: ({ context, params }) => {
    const id = propertyIdOf(params.id);
    if (id === null) throw notFound();
    void loadQuery(context.queryClient, reservationQueries.get(id));
  },
  head: textHead('reservations:detail.head'),
  component: ReservationRoute,
  notFoundComponent: () => <RecordNotFound record="reservation" />,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function ReservationRoute() {
  const id = Number(Route.useParams().id);
  return <SidedReservationScreen key={id} id={id} />;
}
