import { createFileRoute } from '@tanstack/react-router';
import { CardListScreen } from '../../../features/wallet/card-list-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/paymentcards')({
  beforeLoad: withTexts('wallet'),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('wallet:cards.head.title') },
      { name: 'description', content: context.i18n.t('wallet:cards.head.description') },
    ],
  }),
  component: CardListScreen,
});
