import { aFlat, anOwner } from './ads.ts';
import type { RunningServer } from './running-server.ts';

/**
 * Another person publishes an ad at a running server, over its API; the sandbox publishes it at once. Answers when
 * the server has it.
 */
export async function publishAd(
  { url }: Pick<RunningServer, 'url'>,
  token: string,
  property: object,
): Promise<void> {
  const form = new FormData();
  form.set('owner', JSON.stringify(anOwner));
  form.set('property', JSON.stringify({ ...aFlat, ...property }));
  const answer = await fetch(`${url}/api/properties/create`, {
    method: 'POST',
    headers: { 'session-token': token, 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  if (!answer.ok) throw new Error(`The ad was not published: ${await answer.text()}`);
}

/** The token of a person who signs in over the API. */
export async function apiToken(
  { url }: Pick<RunningServer, 'url'>,
  account: { mobile: string; password: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { user } = (await answer.json()) as { user: { token: string } };
  return user.token;
}
