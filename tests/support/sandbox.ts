/** Controls a running server's sandbox (DESIGN §7). */
export function sandboxOf(serverUrl: string) {
  return {
    /** The latest code sent to a mobile; '' if none was. */
    async lastCode(mobile: string): Promise<string> {
      const response = await fetch(`${serverUrl}/sandbox/messages?mobile=${mobile}`);
      const { rows } = (await response.json()) as { rows: { code: string; purpose: string }[] };
      return rows.find(({ purpose }) => purpose !== 'signIn')?.code ?? '';
    },
    /** Decides an identity's latest check; without this it is approved after 3 s. */
    async decide(identity: string, status: 'approved' | 'rejected' | 'expired' | 'pending'): Promise<void> {
      const response = await fetch(`${serverUrl}/sandbox/identity`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identity, status }),
      });
      if (!response.ok) throw new Error(`The sandbox refused: ${await response.text()}`);
    },
  };
}
