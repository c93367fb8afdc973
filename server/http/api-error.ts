import type { ErrorName } from '../../contract/error-numbers.ts';
import { errorTable } from '../../contract/errors.ts';

interface Details {
  /** The wire's field names, a message in the reader's language each. */
  errors?: Record<string, string>;
  /** Sent along with the answer, such as `retry-after`. */
  headers?: Record<string, string>;
}

/**
 * A failure that the caller is told about by its entry in contract/errors.ts. Throw it anywhere in a
 * request; the errors plugin turns it into `{ msg, error_number, errors? }` (DESIGN §5).
 */
export class ApiError extends Error {
  readonly kind: ErrorName;
  readonly statusCode: number;
  readonly errors: Details['errors'];
  readonly headers: Details['headers'];

  constructor(kind: ErrorName, details: Details = {}) {
    super(kind);
    this.kind = kind;
    this.statusCode = errorTable[kind].status;
    this.errors = details.errors;
    this.headers = details.headers;
  }
}
