import { z } from 'zod';
import type { CardBrand } from '../../../contract/card-number.ts';
import { ProviderError } from '../provider-error.ts';
import type { MoyasarCalls } from './moyasar-calls.ts';
import { CardNotUsableError, type CardVault } from './payments-gateway.ts';

/** https://docs.moyasar.com/guides/tokenization/tokenized-cards. */
const keptToken = z.object({
  id: z.string(),
  status: z.string(),
  brand: z.string(),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int(),
  last_four: z.string().regex(/^\d{4}$/),
});

const BRANDS: Record<string, CardBrand> = {
  mada: 'mada',
  visa: 'visa',
  master: 'mastercard',
  mastercard: 'mastercard',
};

/** Cards kept by Moyasar: the browser sends it the number, and gives us the token that comes of it. */
export function createMoyasarCards(
  { apiUrl, publishableKey }: { apiUrl: string; publishableKey: string },
  { call }: MoyasarCalls,
): CardVault {
  const pathOf = (token: string) => `/tokens/${encodeURIComponent(token)}`;
  return {
    browser: { url: `${apiUrl}/tokens`, publishableKey },
    keep: null,
    async read(token) {
      const { status, answer } = await call('GET', pathOf(token));
      if (status === 404) return null;
      const parsed = keptToken.safeParse(answer);
      if (status !== 200 || !parsed.success)
        throw new ProviderError(`Moyasar told of no card: HTTP ${status}`);
      const { id, brand, month, year, last_four: last } = parsed.data;
      const known = BRANDS[brand];
      if (!known) throw new CardNotUsableError('brand');
      // `initiated` until the payer's bank has asked him who he is.
      if (parsed.data.status !== 'active') throw new CardNotUsableError('unverified');
      return { token: id, brand: known, last, expiry: { month, year } };
    },
    async forget(token) {
      const { status } = await call('DELETE', pathOf(token));
      if (status !== 204 && status !== 404) throw new ProviderError(`Moyasar kept a card: HTTP ${status}`);
    },
  };
}
