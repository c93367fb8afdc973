import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { reportQueries } from '../../../features/reports/queries.ts';
import { ReportListScreen } from '../../../features/reports/report-list-screen.tsx';
import { reportPage } from '../../../features/reports/report-page.ts';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/myreports')({
  beforeLoad: withTexts('ads'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, reportQueries.mine(reportPage(deps))),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('ads:reports.head.title') },
      { name: 'description', content: context.i18n.t('ads:reports.head.description') },
    ],
  }),
  component: ReportListScreen,
  codeSplitGroupings: [['component', 'loader']],
});
