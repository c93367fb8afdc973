import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { reservationQueries } from '../../../features/reservations/queries.ts';
import { ReservationListScreen } from '../../../features/reservations/reservation-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { pageIn } from '../../../lib/page-in-address.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/myreservations')({
  beforeLoad: withTexts('reservations'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, reservationQueries.list(pageIn(deps))),
  head: textHead('reservations:list.head'),
  component: ReservationListScreen,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader']],
});
