import { createFileRoute } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { MyAdsScreen } from '../../../features/advertising/my-ads-screen.tsx';
import { adQueries } from '../../../features/advertising/queries.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { pageIn } from '../../../lib/page-in-address.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/propertie')({
  beforeLoad: withTexts('ads'),
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number; renew?: number },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadQuery(context.queryClient, adQueries.mine(pageIn(deps))),
  head: textHead('ads:head'),
  component: MyAdsScreen,
  // Splits the loader off too, so that its queries load with this screen only.
  codeSplitGroupings: [['component', 'loader']],
});
