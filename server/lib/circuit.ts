import { callProvider, type ProviderAnswer, type ProviderCall, ProviderError } from './provider-error.ts';

/** Failures one after another that open the circuit. */
const FAILURES = 5;
/** How long it is open before one call may try again. */
export const CIRCUIT_PAUSE_MS = 10_000;

interface Circuit {
  /** Throws ProviderError, without a call, while the circuit is open. */
  run<Answer>(work: () => Promise<Answer>, isFailure?: (answer: Answer) => boolean): Promise<Answer>;
}

/**
 * Spares a provider that is down, and the people who would wait for its time limit: after five
 * failures one after another calls fail at once for 10 s, then a single one finds out whether it is
 * back, and others wait for its outcome. A call that was not made is `isUnsent`: it moved no
 * money. Each process has its own.
 */
export function createCircuit(provider: string, now: () => number = Date.now): Circuit {
  let failures = 0;
  let openUntil = 0;
  let trial: Promise<unknown> | null = null;

  async function attempt<Answer>(work: () => Promise<Answer>, isFailure: (answer: Answer) => boolean) {
    let failed = true;
    try {
      const answer = await work();
      failed = isFailure(answer);
      return answer;
    } finally {
      failures = failed ? failures + 1 : 0;
      if (failures >= FAILURES) openUntil = now() + CIRCUIT_PAUSE_MS;
    }
  }

  const isOpen = () => failures >= FAILURES && now() < openUntil;

  return {
    async run(work, isFailure = () => false) {
      // Those that come during the trial wait for its outcome.
      while (failures >= FAILURES && trial) await trial.catch(() => null);
      if (isOpen()) {
        throw new ProviderError(`${provider} is not called: it has failed too often`, { isUnsent: true });
      }
      if (failures < FAILURES) return attempt(work, isFailure);
      const trying = attempt(work, isFailure).finally(() => {
        trial = null;
      });
      trial = trying;
      return trying;
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
