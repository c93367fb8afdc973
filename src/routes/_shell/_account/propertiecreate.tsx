import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { CreateAdScreen } from '../../../features/advertising/create-ad-screen.tsx';
import { propertyQueries } from '../../../features/properties/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/propertiecreate')({
  staticData: { hidesTabs: true },
  beforeLoad: withTexts('advertising', 'ads', 'draft'),
  validateSearch: (search: Record<string, unknown>) => search as { step?: string },
  loader: ({ context }) => loadQuery(context.queryClient, propertyQueries.init()),
  // The documentation step has another head: it is no ad.
  head: ({ match }) =>
    textHead(match.search.step === 'documentation' ? 'advertising:documentation.head' : 'advertising:head')({
      match,
    }),
  component: CreateAdScreen,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader']],
});
