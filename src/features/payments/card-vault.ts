import type { Answer } from '../../../contract/contract.ts';

type Vault = NonNullable<Answer<'payments.methods'>['cardVault']>;

interface Card {
  name: string;
  number: string;
  month: number;
  year: number;
  cvc: string;
}

/**
 * Sends a card's number straight to the gateway, never to us, and answers where the bank verifies
 * the cardholder; the gateway then leads back to `returnUrl` with the token as `id`. Null where it
 * did not take the card.
 */
export async function tokenise(vault: Vault, card: Card, returnUrl: string): Promise<string | null> {
  const response = await fetch(vault.url, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${vault.publishableKey}:`)}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify({ ...card, number: card.number.replace(/\s/g, ''), callback_url: returnUrl }),
  });
  if (!response.ok) return null;
  const { verification_url: url } = (await response.json()) as { verification_url?: string | null };
  return url ?? null;
}

/** The token that the gateway leads back with; undefined where the address has none. */
export function returnedToken({ id }: { id?: unknown }): string | undefined {
  return typeof id === 'string' && /^token_\w{1,190}$/.test(id) ? id : undefined;
}
