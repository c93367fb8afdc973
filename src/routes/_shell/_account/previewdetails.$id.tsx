import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { propertyIdOf } from '../../../features/properties/detail/data.ts';
import { viewingQueries } from '../../../features/viewings/queries.ts';
import { ViewingDetailScreen } from '../../../features/viewings/viewing-detail-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { RecordNotFound } from '../../../shell/record-not-found.tsx';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/previewdetails/$id')({
  staticData: { hidesTabs: true },
  beforeLoad: withTexts('viewings', 'detail'),
  loader: ({ context, params }) => {
    const id = propertyIdOf(params.id);
    if (id === null) throw notFound();
    void loadQuery(context.queryClient, viewingQueries.get(id));
  },
  head: textHead('viewings:detail.head'),
  component: ViewingDetailRoute,
  notFoundComponent: () => <RecordNotFound record="viewing" />,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function ViewingDetailRoute() {
  const id = Number(Route.useParams().id);
  return <ViewingDetailScreen key={id} id={id} />;
}
