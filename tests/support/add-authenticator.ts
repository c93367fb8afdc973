import type { Page } from '@playwright/test';

/**
 * A device's own authenticator, with a screen lock that is passed at once. `autofill`: the browser
 * offers passkeys under the field of the mobile; without a window to show them in, it takes the
 * only one by itself.
 */
export async function addAuthenticator(page: Page, { autofill = false } = {}) {
  if (!autofill) {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  }
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    credentials,
    /** Whether its user passes the screen lock; if not, each request fails as when cancelled. */
    verifyUser: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Its passkey as it was before it signed anything. */
    async turnBack() {
      const [credential] = await credentials();
      if (!credential) throw new Error('The authenticator has no passkey');
      await client.send('WebAuthn.removeCredential', {
        authenticatorId,
        credentialId: credential.credentialId,
      });
      await client.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount: 0 },
      });
    },
  };
}
