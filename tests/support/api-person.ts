import type { SessionUser } from '../../contract/access.ts';
import { type Newcomer, newcomer } from './newcomer.ts';
import type { RunningServer } from './running-server.ts';
import { sandboxOf } from './sandbox.ts';

type Fields = Record<string, unknown>;
type Server = Pick<RunningServer, 'url'>;

/**
 * A user with an account and an open session, to set up by API calls what a test need not do in the
 * browser.
 */
export interface Person extends Omit<Newcomer, 'identity'> {
  id: number;
  token: string;
  /** The session as the app stores it in localStorage (features/session/session-store.ts). */
  stored: string;
  /**
   * Calls the API; throws unless the status is 2xx. Sends a FormData as multipart, any other body
   * as JSON.
   */
  call<Answer = Fields>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer>;
}

let made = 0;
/** A new IP address per call, so that users don't share rate limits (TRUST_PROXY). */
export function newAddress(): string {
  made += 1;
  return `10.${process.pid % 256}.${made >> 8}.${made & 255}`;
}

export async function callAt<Answer = Fields>(
  { url }: Server,
  method: string,
  path: string,
  { body, headers = {} }: { body?: object | undefined; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
      ...headers,
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

function personOf(server: Server, account: Omit<Newcomer, 'identity'>, user: SessionUser): Person {
  const { token, ...rest } = user;
  const headers = { 'session-token': token ?? '' };
  return {
    ...account,
    id: user.id,
    token: token ?? '',
    stored: JSON.stringify({ token, user: rest }),
    call: (method, path, body) => callAt(server, method, path, { body, headers }),
  };
}

/** Registers a new user through the API and the sandbox. */
export async function createPerson(server: Server, details: Partial<Newcomer> = {}): Promise<Person> {
  const { identity, ...account } = newcomer(details);
  const headers = { 'x-forwarded-for': newAddress() };
  const post = <Answer>(step: string, body: object) =>
    callAt<Answer>(server, 'POST', `/api/auth/register${step}`, { body, headers });
  const sandbox = sandboxOf(server.url);
  await post('', { ...account, identity });
  await sandbox.decide(identity, 'approved');
  await post('/checkStatus', { identity });
  const code = await sandbox.lastCode(account.mobile);
  const { user } = await post<{ user: SessionUser }>('/verify', { identity, code });
  return personOf(server, account, user);
}

/** Opens another session for an existing account. */
export async function signInByCall(
  server: Server,
  account: { mobile: string; password: string },
): Promise<Person> {
  const { user } = await callAt<{ user: SessionUser }>(server, 'POST', '/api/auth/login', {
    body: account,
    headers: { 'x-forwarded-for': newAddress() },
  });
  return personOf(server, { ...account, name: user.name }, user);
}
