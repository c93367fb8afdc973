import { createFileRoute } from '@tanstack/react-router';
import { TransactionListScreen } from '../../../features/payments/transaction-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/financialtransactions')({
  validateSearch: (search: Record<string, unknown>) => search as { page?: string | number },
  beforeLoad: withTexts('wallet'),
  head: textHead('wallet:transactions.head'),
  component: TransactionListScreen,
});
