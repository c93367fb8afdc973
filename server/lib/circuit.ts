import { callProvider, type ProviderAnswer, type ProviderCall, ProviderError } from './provider-error.ts';

/** Failures one after another that open the circuit. */
const FAILURES = 5;
/** How long it is open before one call may try again. */
const PAUSE_MS = 10_000;

interface Circuit {
  /** Throws ProviderError, without a call, while the circuit is open. */
  run<Answer>(work: () => Promise<Answer>, isFailure?: (answer: Answer) => boolean): Promise<Answer>;
}

/**
 * Spares a provider that is down, and the people who would wait for its time limit: after five
 * failures one after another calls fail at once for 10 s, then a single one finds out whether it is
 * back. A call that was not made is `isUnsent`: it moved no money. Each process has its own.
 */
export function createCircuit(provider: string, now: () => number = Date.now): Circuit {
  let failures = 0;
  let openUntil = 0;
  let isTrying = false;

  function enter(): void {
    if (failures < FAILURES) return;
    if (now() < openUntil || isTrying)
      throw new ProviderError(`${provider} is not called: it has failed too often`, { isUnsent: true });
    isTrying = true;
  }

  function leave(isFailure: boolean): void {
    isTrying = false;
    failures = isFailure ? failures + 1 : 0;
    if (failures >= FAILURES) openUntil = now() + PAUSE_MS;
  }

  return {
    async run(work, isFailure = () => false) {
      enter();
      try {
        const answer = await work();
        leave(isFailure(answer));
        return answer;
      } catch (error) {
        leave(true);
        throw error;
      }
    },
  };
}

/** `callProvider` behind a circuit, which an unreadable answer or a 5xx counts against. */
export function createProviderCalls(provider: string, now?: () => number) {
  const circuit = createCircuit(provider, now);
  return (call: Omit<ProviderCall, 'provider'>): Promise<ProviderAnswer> =>
    circuit.run(
      () => callProvider({ provider, ...call }),
      ({ status }) => status >= 500,
    );
}
