import { createFileRoute } from '@tanstack/react-router';
import { TransactionListScreen } from '../../../features/wallet/transaction-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/financialtransactions')({
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  beforeLoad: withTexts('wallet'),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('wallet:transactions.head.title') },
      { name: 'description', content: context.i18n.t('wallet:transactions.head.description') },
    ],
  }),
  component: TransactionListScreen,
});
