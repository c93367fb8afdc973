import { endpointQuery } from '../../api/endpoint-query.ts';

/** Money moves meanwhile: shows what is cached, and refetches. Neither is kept on the device. */
const CHANGING = { staleTime: 0 } as const;

export const payQueries = {
  /** The person's saved cards. */
  cards: () => ({ ...endpointQuery('payments.methods', {}), ...CHANGING }),
  /** What is in the user's wallet, and its latest movements. */
  wallet: () => ({ ...endpointQuery('payments.list', { query: { isWallet: true } }), ...CHANGING }),
};
