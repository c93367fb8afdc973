import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { adsPage } from '../../../features/advertise/my-ads-page.ts';
import { MyAdsScreen } from '../../../features/advertise/my-ads-screen.tsx';
import { adQueries } from '../../../features/advertise/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/advertisements')({
  beforeLoad: withTexts('ads'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, adQueries.mine(adsPage(deps))),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('ads:head.title') },
      { name: 'description', content: context.i18n.t('ads:head.description') },
    ],
  }),
  component: MyAdsScreen,
  // What its loader knows of ads weighs on no other screen's first load.
  codeSplitGroupings: [['component', 'loader']],
});
