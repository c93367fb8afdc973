import { SAVED_AT_HEADER } from '../src/api/saved-answers.ts';

/** Whether an answer may be kept: ours, complete and JSON. A captive portal's page and errors are not. */
export function isKeepable(response: Response): boolean {
  const isOurs = response.type === 'basic' || response.type === 'default';
  const type = response.headers.get('content-type') ?? '';
  return isOurs && response.status === 200 && !response.redirected && /^application\/json(?:;|$)/i.test(type);
}

/** Whether a saved answer, where there is one, serves better: a portal's page, or a server that is not there. */
export function isNoAnswer(response: Response): boolean {
  return response.status >= 502 || (response.status === 200 && !isKeepable(response));
}

/** Statuses that have no body (Fetch, null body status). */
const WITHOUT_BODY = [101, 103, 204, 205, 304];

/**
 * The answer once all of it has come: one that stops after its first bytes is as good as none, and whoever
 * waits for answers with a saved one at hand must see that.
 */
export async function inWhole(response: Response): Promise<Response> {
  if (response.redirected || WITHOUT_BODY.includes(response.status)) return response;
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/**
 * The answer as it is kept: with its time, so that a page that gets it later can say how old it is. By the
 * device's clock alone: the server's date would make everything look outdated where that clock is wrong.
 */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('date');
  headers.set(SAVED_AT_HEADER, String(now));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
