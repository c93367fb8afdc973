import { createFileRoute, notFound } from '@tanstack/react-router';
import { type FiguresSearch, loadPlaceFigures, placeOf } from '../../features/figures/place-figures.ts';
import { PlaceFiguresScreen } from '../../features/figures/place-figures-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { textHead } from '../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/district/$id')({
  // Splits the loader off too: other screens' first load omits it.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  beforeLoad: withTexts('figures', 'search'),
  // Not validated here: the screen ignores what it can't read.
  validateSearch: (search: Record<string, unknown>) => search as FiguresSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const place = placeOf('district', params.id);
    const head = place && (await loadPlaceFigures(context, place, deps));
    if (!head) throw notFound();
    return head;
  },
  head: ({ loaderData, ...route }) => loaderData ?? textHead('figures:head')(route),
  component: DistrictRoute,
  notFoundComponent: () => <RecordNotFound record="place" />,
});

function DistrictRoute() {
  const { id } = Route.useParams();
  return <PlaceFiguresScreen place={{ neighborhoodId: Number(id) }} search={Route.useSearch()} />;
}
