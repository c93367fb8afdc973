import { createFileRoute } from '@tanstack/react-router';
import { CardListScreen } from '../../../features/payments/card-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/paymentcards')({
  beforeLoad: withTexts('wallet'),
  head: textHead('wallet:cards.head'),
  component: CardListScreen,
});
