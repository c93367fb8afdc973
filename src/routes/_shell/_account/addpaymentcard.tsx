import { createFileRoute } from '@tanstack/react-router';
import { AddCardScreen } from '../../../features/wallet/add-card-screen.tsx';
import { withTexts } from '../../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/_account/addpaymentcard')({
  validateSearch: (search: Record<string, unknown>) => search as { id?: string },
  beforeLoad: withTexts('wallet'),
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n.t('wallet:addCard.head.title') },
      { name: 'description', content: context.i18n.t('wallet:addCard.head.description') },
    ],
  }),
  component: AddCardScreen,
});
