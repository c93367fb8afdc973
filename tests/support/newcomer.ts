import type { App } from '../../server/app.ts';

/** A user to register; each one made here is different. */
export interface Newcomer {
  name: string;
  identity: string;
  mobile: string;
  password: string;
}

let made = 0;

/** Appends the check digit to the nine digits of a residence number. */
function identityOf(body: string): string {
  const sum = [...body].reduce((total, digit, index) => {
    const doubled = Number(digit) * 2;
    return total + (index % 2 === 1 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
}

/** Valid details that belong to no existing user. */
export function newcomer(details: Partial<Newcomer> = {}): Newcomer {
  made += 1;
  return {
    name: 'هدى التجربة',
    identity: identityOf(`20000${String(made).padStart(4, '0')}`),
    mobile: `050006${String(made).padStart(4, '0')}`,
    password: 'Newcomer@1',
    ...details,
  };
}

export function post(app: App, url: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url, payload, headers });
}

export const start = (app: App, person: Newcomer, headers?: Record<string, string>) =>
  post(app, '/api/auth/register', { ...person }, headers);
export const checkStatus = (app: App, { identity }: Pick<Newcomer, 'identity'>) =>
  post(app, '/api/auth/register/checkStatus', { identity });
export const verify = (
  app: App,
  { identity }: Pick<Newcomer, 'identity'>,
  code: string,
  headers?: Record<string, string>,
) => post(app, '/api/auth/register/verify', { identity, code }, headers);

/** Decides a newcomer's identity check at the sandbox. */
export function decide(app: App, { identity }: Pick<Newcomer, 'identity'>, status: string) {
  return post(app, '/sandbox/identity', { identity, status });
}

/** The messages that the sandbox sent to a mobile, newest first. */
export async function messagesTo(app: App, mobile: string) {
  const response = await app.inject({ url: `/sandbox/messages?mobile=${mobile}` });
  return response.json().rows as { mobile: string; code: string; purpose: string; sentAt: string }[];
}

/** The latest code sent to a mobile; '' if none was. */
export async function lastCode(app: App, mobile: string): Promise<string> {
  return (await messagesTo(app, mobile)).find(({ purpose }) => purpose !== 'signIn')?.code ?? '';
}

/** Registers up to the code step; returns the code. */
export async function reachCode(app: App, person: Newcomer): Promise<string> {
  await start(app, person);
  await decide(app, person, 'approved');
  await checkStatus(app, person);
  return lastCode(app, person.mobile);
}

/** Completes a registration; returns the headers for the new user's requests. */
export async function register(app: App, person: Newcomer): Promise<{ 'session-token': string }> {
  const response = await verify(app, person, await reachCode(app, person));
  return { 'session-token': response.json().user.token };
}
