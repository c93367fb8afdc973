import type { ErrorName } from '../../contract/error-numbers.ts';
import { type ErrorBody, errorTable } from '../../contract/errors.ts';

interface Details {
  /** Messages in the user's language, by the wire's field name. */
  errors?: Record<string, string>;
  /** The wire's name of the one wrong field: the client shows the error's message there. */
  field?: string;
  /** The status of a registration's identity check. */
  status?: ErrorBody['status'];
  /** Added to the response, such as `retry-after`. */
  headers?: Record<string, string>;
}

/**
 * A failure that the client receives as its entry in contract/errors.ts. Throw it anywhere in a
 * request; the errors plugin turns it into `{ msg, error_number, errors? }` (DESIGN §5).
 */
export class ApiError extends Error {
  readonly kind: ErrorName;
  readonly statusCode: number;
  readonly errors: Details['errors'];
  readonly field: Details['field'];
  readonly status: Details['status'];
  readonly headers: Details['headers'];

  constructor(kind: ErrorName, details: Details = {}) {
    super(kind);
    this.kind = kind;
    this.statusCode = errorTable[kind].status;
    this.errors = details.errors;
    this.field = details.field;
    this.status = details.status;
    this.headers = details.headers;
  }
}
