import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { reservationQueries } from '../../../features/reservations/queries.ts';
import { reservationPage } from '../../../features/reservations/reservation-list-data.ts';
import { ReservationListScreen } from '../../../features/reservations/reservation-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/myreservations')({
  beforeLoad: withTexts('reservations'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) =>
    loadQuery(context.queryClient, reservationQueries.list(reservationPage(deps))),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('reservations:list.head.title') },
      { name: 'description', content: context.i18n.t('reservations:list.head.description') },
    ],
  }),
  component: ReservationListScreen,
  // What its loader knows of reservations weighs on no other screen's first load.
  codeSplitGroupings: [['component', 'loader']],
});
