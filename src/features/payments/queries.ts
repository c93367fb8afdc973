import type { QueryClient } from '@tanstack/react-query';
import type { Query } from '../../../contract/contract.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { pageSearch } from '../../lib/page-in-address.ts';
import { payQueries } from '../../shell/pay/pay-queries.ts';

const CHANGING = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** Polling while the gateway has not decided: the interval, and how often at most. */
const ASK_AGAIN_MS = 2_000;
const ASK_TIMES = 30;

/** A tab of the wallet; '' is all. */
export type WalletTab = '' | NonNullable<Query<'payments.list'>['filter']>;

export const paymentQueries = {
  /** The balance, and a page of the wallet's movements. */
  movements: (filter: WalletTab, page = 1) => ({
    ...endpointQuery('payments.list', {
      query: { isWallet: true, ...(filter && { filter }), ...pageSearch(page) },
    }),
    ...CHANGING,
  }),
  /** A page of all payments and refusals, by any means of payment. */
  transactions: (page = 1) => ({
    ...endpointQuery('payments.list', { query: pageSearch(page) }),
    ...CHANGING,
  }),
  cards: payQueries.cards,
  /** What is to be paid at /pay/{reference}. */
  open: (reference: string) => ({
    ...endpointQuery('payments.open', { params: { reference } }),
    ...CHANGING,
  }),
  /** How the user's payment ended; polled while it is undecided. */
  result: (reference: string) => {
    const query = endpointQuery('payments.result', { params: { reference } });
    return {
      ...query,
      staleTime: 0,
      refetchInterval: ({
        state,
      }: {
        state: { data?: { payment: { status: string } }; dataUpdateCount: number };
      }) =>
        state.data?.payment.status === 'open' && state.dataUpdateCount < ASK_TIMES
          ? ASK_AGAIN_MS
          : (false as const),
    };
  },
};

/** Refetches after a payment or a change of a card. */
export function refreshMoney(client: QueryClient): void {
  for (const queryKey of [['payments'], ['notifications']]) void client.invalidateQueries({ queryKey });
}
