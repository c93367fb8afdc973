import { createFileRoute } from '@tanstack/react-router';
import { WalletScreen } from '../../../features/payments/wallet-screen.tsx';
import type { WalletSearch } from '../../../features/payments/wallet-search.ts';
import { withTexts } from '../../../i18n/route-texts.ts';
import { textHead } from '../../../shell/text-head.ts';

export const Route = createFileRoute('/_shell/_account/wallet')({
  validateSearch: (search: Record<string, unknown>) => search as WalletSearch,
  beforeLoad: withTexts('wallet', 'payments'),
  head: textHead('wallet:head'),
  component: WalletScreen,
});
