/** What the sandbox's hand can do to a running server (DESIGN §7). */
export function sandboxOf(serverUrl: string) {
  return {
    /** The code that was sent last to a mobile; empty where none was. */
    async lastCode(mobile: string): Promise<string> {
      const response = await fetch(`${serverUrl}/sandbox/messages?mobile=${mobile}`);
      const { rows } = (await response.json()) as { rows: { code: string }[] };
      return rows[0]?.code ?? '';
    },
    /** Decides the latest identity check of an identity; left alone it is approved after 3 s. */
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
