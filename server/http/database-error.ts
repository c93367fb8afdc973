import type { ErrorName } from '../../contract/error-numbers.ts';

/** Node's socket errors, and PostgreSQL's classes and codes for a server that can't work now. */
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
  // The server ended our transaction because it was idle for too long.
  '25P03',
  // A standby or another read-only server.
  '25006',
]);
/** Serialisation failure or deadlock: PostgreSQL aborted the transaction; a retry may succeed. */
const ABORTED_CODES = new Set(['40001', '40P01']);
/** Messages of errors that pg and PGlite throw without a code. */
const UNREACHABLE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|cannot use a pool after|PGlite is closed|client has encountered a connection error|query read timeout|the database takes no writes/i;
const QUERY_CANCELED = '57014';
/** Text invalid in the encoding (NUL), number out of range, text not valid for the type. */
const IMPOSSIBLE_VALUES = new Set(['22021', '22003', '22P02']);

/** The error and its causes, outermost first; drivers and Drizzle wrap each other's errors. */
function causes(error: unknown): (Error & { code?: string })[] {
  const chain: Error[] = [];
  for (let current = error; current instanceof Error && chain.length < 8; current = current.cause) {
    chain.push(current);
  }
  return chain;
}

/**
 * Maps a database error to an API error: service unavailable, timeout, or a value that validation
 * should have refused. Null for other errors. Codes:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export function databaseErrorName(error: unknown): ErrorName | null {
  for (const { code, message } of causes(error)) {
    if (code === QUERY_CANCELED) return 'timedOut';
    if (code && IMPOSSIBLE_VALUES.has(code)) return 'malformed';
    if (code && (UNREACHABLE_CODES.has(code) || ABORTED_CODES.has(code) || /^08\w{3}$/.test(code))) {
      return 'serviceUnavailable';
    }
    if (UNREACHABLE_MESSAGE.test(message)) return 'serviceUnavailable';
  }
  return null;
}

/** Whether PostgreSQL aborted the transaction because of a concurrent one: a retry may succeed. */
export const isAborted = (error: unknown): boolean =>
  causes(error).some(({ code }) => code !== undefined && ABORTED_CODES.has(code));

/**
 * The name of the constraint that a statement has broken; null where it failed for another reason.
 */
export function brokenConstraint(error: unknown): string | null {
  const link = causes(error).find((cause) => 'constraint' in cause) as { constraint?: unknown } | undefined;
  return typeof link?.constraint === 'string' ? link.constraint : null;
}

/**
 * The part of an error that may be logged. Drizzle puts query values, such as names and mobiles,
 * into message and stack: this keeps the query and the first cause, without the values.
 */
export function loggableError(error: unknown) {
  const chain = causes(error);
  const first = chain.at(-1);
  const query = chain.find((link) => 'query' in link && 'params' in link) as { query?: unknown } | undefined;
  return {
    type: first?.name ?? typeof error,
    // PostgreSQL's or the system's; under the name `code`, redacted as one sent by SMS would be.
    reason: first?.code,
    message: first?.message ?? String(error),
    stack: first?.stack,
    ...(query && { query: String(query.query) }),
  };
}
