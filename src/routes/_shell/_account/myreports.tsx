import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { reportQueries } from '../../../features/reports/queries.ts';
import { ReportListScreen } from '../../../features/reports/report-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { pageIn } from '../../../lib/page-in-address.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/myreports')({
  beforeLoad: withTexts('ads'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, reportQueries.mine(pageIn(deps))),
  head: textHead('ads:reports.head'),
  component: ReportListScreen,
  codeSplitGroupings: [['component', 'loader']],
});
