import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isMissingProperty, propertyIdOf } from '../../features/properties/property-detail-data.ts';
import { propertyRouteHead } from '../../features/properties/property-detail-head.ts';
import { PropertyDetailScreen } from '../../features/properties/property-detail-screen.tsx';
import { PropertyMissingScreen } from '../../features/properties/property-missing-screen.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { withTexts } from '../../i18n/route-texts.ts';
import { textHead } from '../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/propertydetails/$id')({
  staticData: { hidesTabs: true },
  // The loader too stays out of the first load of other screens.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  beforeLoad: withTexts('detail'),
  loader: async ({ context, params }) => {
    const id = propertyIdOf(params.id);
    if (id === null || (await isMissingProperty(context.queryClient, id))) throw notFound();
    return propertyRouteHead(context, id);
  },
  head: ({ loaderData, ...route }) => loaderData ?? textHead('detail:head')(route),
  component: PropertyDetailRoute,
  notFoundComponent: PropertyMissingRoute,
});

/**
 * The server renders a page for everybody, and knows no session: to its advertiser a listing may be there that the
 * public does not see, so that a person's own browser asks once more.
 */
function PropertyMissingRoute() {
  const router = useRouter();
  const isSignedIn = useSession().user !== null;
  const canBe = propertyIdOf(Route.useParams().id) !== null;
  useEffect(() => {
    if (isSignedIn && canBe) void router.invalidate();
  }, [isSignedIn, canBe, router]);
  return <PropertyMissingScreen />;
}

function PropertyDetailRoute() {
  const id = Number(Route.useParams().id);
  return <PropertyDetailScreen key={id} id={id} />;
}
