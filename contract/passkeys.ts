import { z } from 'zod';
import { sessionUser } from './access.ts';
import { done, endpoint } from './endpoint.ts';
import { id, line, timestamp, wireId } from './fields.ts';
import { PASSKEY_NAME_MAX, PASSWORD_MAX_TYPED } from './limits.ts';

/** Bytes in base64url without padding, as WebAuthn Level 3 writes them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

const transports = z
  .array(
    z
      .string()
      .max(20)
      .regex(/^[a-z-]+$/),
  )
  .max(10);
/** A credential id has at most 1,023 bytes. */
const credentialId = bytes(1_364);
const publicKeyType = z.literal('public-key');

/** What an authenticator answers when it has made a passkey (RegistrationResponseJSON). */
const createdCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: transports.optional(),
  }),
});

const signature = z.object({
  clientDataJSON: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(4_000),
  /** Names the account. */
  userHandle: bytes(88).optional(),
});

/** What an authenticator answers when it has signed (AuthenticationResponseJSON). */
const signedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKeyType,
  response: signature,
});
/** Where no account was named before, a discoverable credential names it. */
const namingCredential = signedCredential.extend({ response: signature.required() });

const signOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
const knownCredentials = z.array(
  z.object({ id: z.string(), type: publicKeyType, transports: z.array(z.string()) }),
);

/**
 * Passkeys (WebAuthn): a device's key that signs in without a password. `options` is what the
 * browser's WebAuthn call takes; its challenge is valid for two minutes and used once.
 */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/passkeys/list',
    auth: 'person',
    cache: 'never',
    summary: 'The person’s passkeys, the latest first',
    response: z.object({
      rows: z.array(
        z.object({ id, name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() }),
      ),
      /** Whether the account's password signs in. */
      isPasswordOn: z.boolean(),
    }),
  }),
  options: endpoint({
    method: 'POST',
    path: '/api/users/passkeys/options',
    auth: 'person',
    proof: true,
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Begin to add a passkey',
    response: z.object({
      options: z.object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKeyType })),
        timeout: z.int(),
        attestation: z.literal('none'),
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.literal(true),
          userVerification: z.literal('required'),
        }),
        excludeCredentials: knownCredentials,
      }),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/users/passkeys/create',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Add the passkey that the device has made; it is named after the device',
    body: z.object({ credential: createdCredential }),
    response: done.extend({ id }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/users/passkeys/update/{id}',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Rename a passkey',
    params: z.object({ id: wireId }),
    body: z.object({ name: line(PASSKEY_NAME_MAX, 1) }),
    response: done,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/users/passkeys/delete/{id}',
    auth: 'person',
    proof: true,
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Remove a passkey: it no longer signs in; after the last one the password does again',
    params: z.object({ id: wireId }),
    response: done,
  }),
  switchPassword: endpoint({
    method: 'PUT',
    path: '/api/users/passkeys/password',
    auth: 'person',
    proof: true,
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Signing in by the password: on, or off while there is a passkey',
    body: z.object({ isOn: z.boolean() }),
    response: done,
  }),
  loginOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Begin to sign in by a passkey; names no account',
    response: z.object({ options: signOptions }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/login',
    auth: 'public',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Sign in by a passkey; answers as session.login',
    body: z.object({ credential: namingCredential }),
    response: z.object({ user: sessionUser }),
  }),
};

/**
 * Proof of who uses an open session, before a call that could hurt its owner (decision 26). It is
 * valid for PROOF_MINUTES, in that session alone.
 */
export const proof = {
  options: endpoint({
    method: 'POST',
    path: '/api/users/proof/options',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Begin to prove by a passkey of the account',
    response: z.object({ options: signOptions.extend({ allowCredentials: knownCredentials }) }),
  }),
  passkey: endpoint({
    method: 'POST',
    path: '/api/users/proof/passkey',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Prove by what a passkey of the account has signed',
    body: z.object({ credential: signedCredential }),
    response: done,
  }),
  password: endpoint({
    method: 'POST',
    path: '/api/users/proof/password',
    auth: 'person',
    cache: 'never',
    offline: 'needs-connection',
    summary: 'Prove by the password; a wrong one counts as a wrong sign-in',
    body: z.object({ password: z.string().min(1).max(PASSWORD_MAX_TYPED) }),
    response: done,
  }),
};
