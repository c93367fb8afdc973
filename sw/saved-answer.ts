import { SAVED_AT_HEADER } from '../src/pwa/worker-messages.ts';

/** Whether an answer may be kept: ours, complete and JSON. A captive portal's page and errors are not. */
export function isKeepable(response: Response): boolean {
  const isOurs = response.type === 'basic' || response.type === 'default';
  const type = response.headers.get('content-type') ?? '';
  return isOurs && response.status === 200 && !response.redirected && /^application\/json(?:;|$)/i.test(type);
}

/** The answer as it is kept: with its time, so that a page that gets it later can say how old it is. */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT_HEADER, String(now));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
