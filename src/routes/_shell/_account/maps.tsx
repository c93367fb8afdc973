import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { MapsScreen } from '../../../features/maps/maps-screen.tsx';
import type { MapsSearch } from '../../../features/maps/maps-search.ts';
import { propertyQueries } from '../../../features/properties/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/maps')({
  beforeLoad: withTexts('maps', 'search', 'account'),
  // Not validated here: the screen ignores invalid values and names them.
  validateSearch: (search: Record<string, unknown>) => search as MapsSearch,
  loader: ({ context }) => loadQuery(context.queryClient, propertyQueries.init()),
  head: textHead('maps:head'),
  component: MapsScreen,
  // Splits the loader off too: other screens' first load omits the code that reads the search.
  codeSplitGroupings: [['component', 'loader']],
});
