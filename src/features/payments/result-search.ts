/** The outcome in the result page's address; the page trusts only the server's answer. */
export type Outcome = 'success' | 'failed';

export function isOutcome(text: string): text is Outcome {
  return text === 'success' || text === 'failed';
}

/** The payment's reference in an address. */
export function readReference({ reference }: Record<string, unknown>): { reference?: string } {
  return typeof reference === 'string' && reference !== '' ? { reference } : {};
}
