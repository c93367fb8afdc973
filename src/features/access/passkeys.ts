import { endpointTable } from 'virtual:endpoint-table';
import { passkeyEndpointTable } from 'virtual:passkey-endpoint-table';
import { useSyncExternalStore } from 'react';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { Api } from '../../api/api.ts';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { storeSession } from './store-session.ts';

// The app's first load leaves these calls out of the API.
Object.assign(endpointTable, passkeyEndpointTable);

/** Fetched when a passkey is made or used. */
const library = () => import('@simplewebauthn/browser');

/** Why the browser or the device gave no passkey. */
export type PasskeyFault = 'cancelled' | 'known' | 'failed';

/** `cancelled` also where the time is over, or the device has none: browsers do not say which. */
export class PasskeyError extends Error {
  readonly fault: PasskeyFault;

  constructor(cause: unknown) {
    super('no passkey', { cause });
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') this.fault = 'cancelled';
    else this.fault = name === 'InvalidStateError' ? 'known' : 'failed';
  }
}

/** Whether the browser has passkeys here: in no insecure page, and on no IP address. */
function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && /[a-z]/i.test(window.location.hostname);
}

const never = () => () => undefined;

/** As `hasPasskeys`; false while the server renders. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(never, hasPasskeys, () => false);
}

/** Whether the browser offers passkeys where it fills in the field of the mobile. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  return hasPasskeys() && (await library()).browserSupportsWebAuthnAutofill();
}

/** Ends what the browser asks the user, or offers in a field. */
export async function endPasskeyRequest(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

async function fromDevice<Credential>(ask: () => Promise<Credential>): Promise<Credential> {
  try {
    return await ask();
  } catch (cause) {
    throw new PasskeyError(cause);
  }
}

/** Makes a passkey on the device and adds it to the account. Throws ApiError or PasskeyError. */
export async function addPasskey(call: Api): Promise<void> {
  const { options } = await call('passkeys.options', {});
  const { startRegistration } = await library();
  const credential = await fromDevice(() => startRegistration({ optionsJSON: options }));
  await call('passkeys.create', { body: { credential } });
}

type SignOptions = Answer<'passkeys.loginOptions'>['options'] & Partial<Answer<'proof.options'>['options']>;

async function sign(optionsJSON: SignOptions, useBrowserAutofill = false) {
  const { startAuthentication } = await library();
  return fromDevice(() => startAuthentication({ optionsJSON, useBrowserAutofill }));
}

/** Proves by a passkey of the account who uses the session. Throws ApiError or PasskeyError. */
export async function proveByPasskey(call: Api): Promise<void> {
  const { options } = await call('proof.options', {});
  await call('proof.passkey', { body: { credential: await sign(options) } });
}

export type SignedCredential = Body<'passkeys.login'>['credential'];

/**
 * Lets a passkey of the device sign: the user chooses it in the browser's dialog or, with
 * `autofill`, in its list under the field. Throws ApiError or PasskeyError.
 */
export async function askForPasskey(call: Api, { autofill = false } = {}): Promise<SignedCredential> {
  const { options } = await call('passkeys.loginOptions', {});
  const { response, ...credential } = await sign(options, autofill);
  return { ...credential, response: { ...response, userHandle: response.userHandle ?? '' } };
}

/** Signs in by what a passkey has signed, and stores the session. */
export async function signInByPasskey(call: Api, credential: SignedCredential): Promise<void> {
  const { user } = await call('passkeys.login', { body: { credential } });
  storeSession(user);
}

/** The user's passkeys; refetched each time. */
export const passkeyList = () => ({ ...endpointQuery('passkeys.list', {}), staleTime: 0 });

export type Passkey = Answer<'passkeys.list'>['rows'][number];
