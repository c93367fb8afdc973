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
 * Sends a card directly to the gateway, never to our server. Returns the bank's page for verifying
 * the cardholder, after which the gateway redirects to `returnUrl` with the token as `id`. Null if
 * the gateway refuses the card.
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

/** The token in the gateway's redirect; undefined if the address has none. */
export function returnedToken({ id }: { id?: unknown }): string | undefined {
  return typeof id === 'string' && /^token_\w{1,190}$/.test(id) ? id : undefined;
}
