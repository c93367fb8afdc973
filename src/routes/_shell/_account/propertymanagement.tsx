import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { ManagementScreen } from '../../../features/management/management-screen.tsx';
import { placeQueries } from '../../../features/places/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/propertymanagement')({
  beforeLoad: withTexts('management', 'draft'),
  loader: ({ context }) => loadQuery(context.queryClient, placeQueries.regions()),
  head: textHead('management:head'),
  component: ManagementScreen,
  codeSplitGroupings: [['component', 'loader']],
});
