import { createFileRoute } from '@tanstack/react-router';
import { AddCardScreen } from '../../../features/payments/add-card-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/addpaymentcard')({
  validateSearch: (search: Record<string, unknown>) => search as { id?: string; next?: string },
  beforeLoad: withTexts('wallet'),
  head: textHead('wallet:addCard.head'),
  component: AddCardScreen,
});
