import { setTimeout as wait } from 'node:timers/promises';
import { type ErrorName, errorNumbers } from '../../contract/error-numbers.ts';
import { createPerson, newAddress, type Person } from '../support/api-person.ts';
import type { RunningServer } from '../support/running-server.ts';

type Server = Pick<RunningServer, 'url'>;

/** The server's own limit for an answer, and what a machine under load adds. */
const ANSWER_LIMIT_MS = 30_000;
const HEALTH_LIMIT_MS = 15_000;
const PAUSE_MS = 100;

/** Answers that say honestly that something is away for now. */
const HONEST: ErrorName[] = ['serviceUnavailable', 'timedOut', 'idempotencyUnderWay', 'picturesBusy'];
const honest = new Set<unknown>(HONEST.map((name) => errorNumbers[name]));

interface Ask {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** What people read and sign in with, asked all the time while the server has a hard time. */
export class Probes {
  #server: Server;
  #person: Person;
  #odd: string[] = [];

  private constructor(server: Server, person: Person) {
    this.#server = server;
    this.#person = person;
  }

  static async at(server: Server): Promise<Probes> {
    return new Probes(server, await createPerson(server));
  }

  /** Asks until `isOver`, and notes every answer that is neither right nor honest, or too late. */
  async until(isOver: () => boolean): Promise<void> {
    const asking = this.#asks().map(async (ask) => {
      while (!isOver()) {
        await this.#check(ask);
        await wait(PAUSE_MS);
      }
    });
    await Promise.all(asking);
  }

  /** What was wrong since the last call. */
  takeOdd(): string[] {
    const all = [...new Set(this.#odd)];
    this.#odd = [];
    return all;
  }

  /** Milliseconds until everything answers with 200; null where it doesn't within the limit. */
  async wellAgain(limitMs: number): Promise<number | null> {
    const startedAt = performance.now();
    while (performance.now() - startedAt < limitMs) {
      const all = [{ method: 'GET', path: '/readyz' } as const, ...this.#asks(), this.#write()];
      const answers = await Promise.all(all.map((ask) => this.#ask(ask).catch(() => null)));
      if (answers.every((answer) => answer?.status === 200)) return Math.round(performance.now() - startedAt);
      await wait(PAUSE_MS);
    }
    return null;
  }

  #asks(): Ask[] {
    const headers = { 'session-token': this.#person.token };
    const { mobile, password } = this.#person;
    return [
      { method: 'GET', path: '/healthz' },
      { method: 'GET', path: '/api/properties/list' },
      { method: 'GET', path: '/api/payments/paymentsList', headers },
      {
        method: 'POST',
        path: '/api/auth/login',
        body: { mobile, password },
        headers: { 'x-forwarded-for': newAddress() },
      },
    ];
  }

  #write(): Ask {
    const headers = { 'session-token': this.#person.token, 'idempotency-key': crypto.randomUUID() };
    return { method: 'POST', path: '/api/users/addBalance', body: { amount: 1 }, headers };
  }

  async #ask({ method, path, body, headers }: Ask) {
    const answer = await fetch(this.#server.url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(path === '/healthz' ? HEALTH_LIMIT_MS : ANSWER_LIMIT_MS),
    });
    return { status: answer.status, body: (await answer.json()) as { msg?: string; error_number?: number } };
  }

  async #check(ask: Ask): Promise<void> {
    const answer = await this.#ask(ask).catch(
      (error: Error) => `${error.name}: ${error.cause ?? error.message}`,
    );
    if (typeof answer === 'string') this.#odd.push(`${ask.path} gave no answer (${answer})`);
    else if (answer.status === 200) return;
    else if (answer.status !== 503 || !answer.body.msg || !honest.has(answer.body.error_number)) {
      this.#odd.push(`${ask.path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  }
}
