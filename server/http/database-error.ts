import type { ErrorName } from '../../contract/error-numbers.ts';

/**
 * Node's socket errors, and PostgreSQL's classes and codes for a server that can't serve this now.
 */
const UNREACHABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  // Out of disk, of memory, of connections.
  '53000',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // We were away for so long that the server ended our transaction.
  '25P03',
  // A standby, or a server that was set so: no write is taken.
  '25006',
  // Two transactions stood in each other's way, and this one gave way: another try finds it free.
  '40001',
  '40P01',
]);
/** pg and PGlite say these without a code. */
const UNREACHABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|cannot use a pool after|PGlite is closed|client has encountered a connection error|query read timeout|the database takes no writes/i;
const QUERY_CANCELED = '57014';
/**
 * Not a text of the encoding (NUL), a number out of its type's range, a text that is no such type.
 */
const IMPOSSIBLE_VALUES = new Set(['22021', '22003', '22P02']);

/** The chain from an error to what caused it first; drivers and Drizzle wrap each other. */
function causes(error: unknown): (Error & { code?: string })[] {
  const chain: Error[] = [];
  for (let current = error; current instanceof Error && chain.length < 8; current = current.cause) {
    chain.push(current);
  }
  return chain;
}

/**
 * What a failure of the database means to the caller: the service is unavailable, the query took
 * too long, or a value that no validation should have let through. Null where it is another kind of
 * error. Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function databaseErrorName(error: unknown): ErrorName | null {
  for (const { code, message } of causes(error)) {
    if (code === QUERY_CANCELED) return 'timedOut';
    if (code && IMPOSSIBLE_VALUES.has(code)) return 'malformed';
    if (code && (UNREACHABLE_CODES.has(code) || /^08\w{3}$/.test(code))) return 'serviceUnavailable';
    if (UNREACHABLE_MESSAGE.test(message)) return 'serviceUnavailable';
  }
  return null;
}

/**
 * The name of the constraint that a statement has broken; null where it failed for another reason.
 */
export function brokenConstraint(error: unknown): string | null {
  const link = causes(error).find((cause) => 'constraint' in cause) as { constraint?: unknown } | undefined;
  return typeof link?.constraint === 'string' ? link.constraint : null;
}

/**
 * What may be logged of an error. Drizzle puts a query's values into its message and stack, and
 * they hold names and mobiles: the query and the first cause are kept, the values are not.
 */
export function loggableError(error: unknown) {
  const chain = causes(error);
  const first = chain.at(-1);
  const query = chain.find((link) => 'query' in link && 'params' in link) as { query?: unknown } | undefined;
  return {
    type: first?.name ?? typeof error,
    code: first?.code,
    message: first?.message ?? String(error),
    stack: first?.stack,
    ...(query && { query: String(query.query) }),
  };
}
