import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { placeQueries } from '../../../features/places/queries.ts';
import type { ListSearch } from '../../../features/properties/list/list-search.ts';
import { propertyQueries } from '../../../features/properties/queries.ts';
import { PropertyRequestScreen } from '../../../features/requests/property-request-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/propertyrequest')({
  beforeLoad: withTexts('requests', 'search', 'draft'),
  validateSearch: (search: Record<string, unknown>) => search as ListSearch,
  loader: ({ context: { queryClient } }) => {
    void loadQuery(queryClient, placeQueries.regions());
    void loadQuery(queryClient, propertyQueries.init());
  },
  head: textHead('requests:property.head'),
  component: PropertyRequestScreen,
  codeSplitGroupings: [['component', 'loader']],
});
