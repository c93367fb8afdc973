import { createFileRoute, notFound } from '@tanstack/react-router';
import { isMissingProperty, propertyIdOf } from '../../features/properties/property-detail-data.ts';
import { propertyRouteHead } from '../../features/properties/property-detail-head.ts';
import { PropertyDetailScreen } from '../../features/properties/property-detail-screen.tsx';
import { PropertyMissingScreen } from '../../features/properties/property-missing-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/propertydetails/$id')({
  staticData: { hidesTabs: true },
  beforeLoad: withTexts('detail'),
  loader: async ({ context, params }) => {
    const id = propertyIdOf(params.id);
    if (id === null || (await isMissingProperty(context.queryClient, id))) throw notFound();
  },
  head: ({ match, params }) => propertyRouteHead(match.context, Number(params.id)),
  component: PropertyDetailRoute,
  notFoundComponent: PropertyMissingScreen,
});

function PropertyDetailRoute() {
  const id = Number(Route.useParams().id);
  return <PropertyDetailScreen key={id} id={id} />;
}
