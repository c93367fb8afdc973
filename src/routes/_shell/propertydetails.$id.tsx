import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../api/load-query.ts';
import { isMissingProperty, propertyIdOf } from '../../features/properties/detail/data.ts';
import { propertyRouteHead } from '../../features/properties/detail/head.ts';
import { PropertyDetailScreen } from '../../features/properties/detail/screen.tsx';
import { PropertyDetailNotFound } from '../../features/properties/property-not-found.tsx';
import { propertyQueries } from '../../features/properties/queries.ts';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/propertydetails/$id')({
  staticData: { hidesTabs: true },
  // Splits the loader off too: other screens' first load omits it.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  beforeLoad: withTexts('detail'),
  loader: async ({ context, params }) => {
    const id = propertyIdOf(params.id);
    if (id === null) throw notFound();
    const { queryClient } = context;
    const history = loadQuery(queryClient, propertyQueries.history(id));
    if (await isMissingProperty(queryClient, id)) throw notFound();
    await history;
    return propertyRouteHead(context, id);
  },
  head: ({ loaderData, ...route }) => loaderData ?? textHead('detail:head')(route),
  component: PropertyDetailRoute,
  notFoundComponent: PropertyDetailNotFound,
});

function PropertyDetailRoute() {
  const id = Number(Route.useParams().id);
  return <PropertyDetailScreen key={id} id={id} />;
}
