import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadQuery } from '../../../api/load-query.ts';
import { propertyIdOf } from '../../../features/properties/detail/data.ts';
import { PropertyNotFound } from '../../../features/properties/property-not-found.tsx';
import { propertyQueries } from '../../../features/properties/queries.ts';
import { FinanceScreen } from '../../../features/requests/finance-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/createfinance/$key')({
  beforeLoad: withTexts('requests', 'detail', 'draft'),
  loader: ({ context, params }) => {
    const id = propertyIdOf(params.key);
    if (id === null) throw notFound();
    void loadQuery(context.queryClient, propertyQueries.detail(id));
  },
  head: textHead('requests:finance.head'),
  component: FinanceRoute,
  notFoundComponent: PropertyNotFound,
  codeSplitGroupings: [['component', 'loader', 'notFoundComponent']],
});

function FinanceRoute() {
  const id = Number(Route.useParams().key);
  return <FinanceScreen key={id} id={id} />;
}
