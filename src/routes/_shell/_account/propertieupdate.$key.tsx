import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { AdMissing, EditAdScreen } from '../../../features/advertising/edit-ad-screen.tsx';
import { adQueries } from '../../../features/advertising/queries.ts';
import { propertyIdOf } from '../../../features/properties/detail/data.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/propertieupdate/$key')({
  staticData: { hidesTabs: true },
  beforeLoad: withTexts('advertising', 'ads'),
  validateSearch: (search: Record<string, unknown>) => search as { step?: string },
  loader: ({ context, params }) => {
    const id = propertyIdOf(params.key);
    if (id === null) throw notFound();
    void loadQuery(context.queryClient, adQueries.edited(id));
  },
  head: textHead('advertising:edit.head'),
  component: EditAdRoute,
  notFoundComponent: AdMissing,
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function EditAdRoute() {
  const id = Number(Route.useParams().key);
  return <EditAdScreen key={id} id={id} wanted={Route.useSearch().step} />;
}
