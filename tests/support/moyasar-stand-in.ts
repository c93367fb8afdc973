import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { invoice, NOT_FOUND, payment, token } from './moyasar-exchanges.ts';

type Known = Record<string, unknown> & { id: string; status: string; amount: number };
type Body = Record<string, unknown>;

/**
 * How a request fails. `cut` and `silent` process it, then break the connection or never answer;
 * `refuse` breaks the connection before. An object replaces the response; `works` processes the
 * request first.
 */
export type Mischief =
  | 'cut'
  | 'silent'
  | 'refuse'
  | { status: number; body?: unknown; text?: string; headers?: Record<string, string>; works?: boolean };

const idOf = (path: string) => path.split('/')[2] ?? '';
const USED = { type: 'used_given_id', message: 'The given_id has been already used', errors: null };

/**
 * Moyasar's data and what its API does with it. Tests also change it directly, like users of its
 * dashboard and payment pages.
 */
function createBooks(origin: () => string) {
  const payments = new Map<string, Known>();
  const invoices = new Map<string, Known & { payments: Known[] }>();
  const forgotten: string[] = [];
  /** The status of the next charges of saved cards. */
  const next = { charge: 'paid' };

  function charge(body: Body): [number, unknown] {
    const id = String(body.given_id);
    if (payments.has(id)) return [400, USED];
    const asks = next.charge === 'initiated';
    const source = {
      ...payment().source,
      transaction_url: asks ? `${origin()}/card_auth/${id}/prepare` : null,
      response_code: next.charge === 'failed' ? '05' : '00',
    };
    const { amount, metadata } = body;
    const made = payment({ id, amount, metadata, source, status: next.charge });
    payments.set(id, made);
    return [201, made];
  }

  function open({ amount, metadata, expired_at }: Body): [number, unknown] {
    const id = crypto.randomUUID();
    const url = `${origin()}/invoices/${id}`;
    const made = { ...invoice({ id, amount, metadata, expired_at, url }), payments: [] as Known[] };
    invoices.set(id, made);
    return [201, made];
  }

  function giveBack(id: string, amount: number): [number, unknown] {
    const paid = payments.get(id);
    if (!paid) return [404, NOT_FOUND];
    const refunded = Number(paid.refunded ?? 0) + amount;
    if (refunded > paid.amount) return [400, { type: 'invalid_request_error', message: 'Too much' }];
    Object.assign(paid, { refunded, status: 'refunded' });
    return [200, paid];
  }

  function cancel(id: string): [number, unknown] {
    const page = invoices.get(id);
    if (page?.status !== 'initiated') return [page ? 400 : 404, NOT_FOUND];
    page.status = 'canceled';
    return [200, page];
  }

  const one = (found: unknown): [number, unknown] => (found ? [200, found] : [404, NOT_FOUND]);

  return {
    payments,
    invoices,
    forgotten,
    next,
    /** Pays on a payment page. */
    pay(id: string, change: object = {}): Known {
      const page = invoices.get(id);
      if (!page) throw new Error(`There is no page ${id}`);
      const { amount, metadata } = page;
      const made: Known = payment({ id: crypto.randomUUID(), amount, metadata, invoice_id: id, ...change });
      payments.set(made.id, made);
      page.payments.push(made);
      page.status = made.status;
      return made;
    },
    answer(method: string, path: string, query: URLSearchParams, body: Body): [number, unknown] {
      if (method === 'POST' && path === '/payments') return charge(body);
      if (method === 'POST' && path === '/invoices') return open(body);
      if (method === 'POST' && path.endsWith('/refund')) return giveBack(idOf(path), Number(body.amount));
      if (method === 'PUT' && path.endsWith('/cancel')) return cancel(idOf(path));
      if (method === 'DELETE') {
        forgotten.push(idOf(path));
        return [204, null];
      }
      if (path === '/invoices') {
        const wanted = query.get('metadata[reference]');
        const found = [...invoices.values()].filter((each) => (each.metadata as Body).reference === wanted);
        return [200, { invoices: found, meta: {} }];
      }
      if (path.startsWith('/tokens/')) return [200, token({ id: idOf(path) })];
      return one(path.startsWith('/invoices/') ? invoices.get(idOf(path)) : payments.get(idOf(path)));
    },
  };
}

/**
 * A local stand-in for Moyasar's API. Tests make its responses fail, hang or return errors, odd or
 * huge bodies, and change its payments directly.
 */
export async function createMoyasarStandIn() {
  const mischiefs: { call: string; kind: Mischief; times: number }[] = [];
  const calls: string[] = [];
  let underWay = 0;
  let mostAtOnce = 0;

  function mischiefOf(call: string): Mischief | null {
    const found = mischiefs.find((each) => call.startsWith(each.call) && each.times > 0);
    if (!found) return null;
    found.times -= 1;
    return found.kind;
  }

  function send(response: ServerResponse, kind: Mischief | null, [status, body]: [number, unknown]): void {
    if (kind === 'silent') return;
    if (kind === 'cut') {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{', () => response.destroy());
      return;
    }
    const isOwn = typeof kind === 'object' && kind !== null;
    const own = isOwn ? (kind.text ?? JSON.stringify(kind.body ?? {})) : null;
    response.writeHead(isOwn ? kind.status : status, isOwn ? kind.headers : {});
    if (status === 204 && !isOwn) response.end();
    else response.end(own ?? JSON.stringify(body));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in');
    const path = pathname.replace(/^\/v1/, '');
    const method = request.method ?? 'GET';
    const call = `${method} ${path}`;
    calls.push(call);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    response.once('close', () => {
      underWay -= 1;
    });
    const sent = await text(request);
    const kind = mischiefOf(call);
    if (kind === 'refuse') {
      response.destroy();
      return;
    }
    const works = typeof kind !== 'object' || kind === null || kind.works === true;
    const answer: [number, unknown] = works
      ? books.answer(method, path, searchParams, sent ? JSON.parse(sent) : {})
      : [0, null];
    send(response, kind, answer);
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const books = createBooks(() => apiUrl);

  return {
    ...books,
    apiUrl,
    calls,
    /**
     * The next `times` requests that start with `call`, such as `POST /payments`, fail this way.
     */
    spoil(call: string, kind: Mischief, times = 1): void {
      mischiefs.push({ call, kind, times });
    },
    /** Cancels failures that were set up. */
    behave(): void {
      mischiefs.length = 0;
      books.next.charge = 'paid';
    },
    callsOf: (call: string) => calls.filter((each) => each.startsWith(call)).length,
    mostAtOnce: () => mostAtOnce,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type MoyasarStandIn = Awaited<ReturnType<typeof createMoyasarStandIn>>;
