import type { ErrorBody } from '../../contract/errors.ts';
import { FALLBACK_ERROR_MESSAGE, FALLBACK_ERROR_NUMBER } from '../../contract/limits.ts';

/** Why a call failed without a usable answer. */
type Unreached = 'offline' | 'timeout' | 'garbled';

/**
 * A failed call, as the error helper of core §8 reads it: the answer's msg and error_number, else
 * the client's own message, else the fallback text with number 0.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** error_number; 0 if the server sent none. */
    readonly number: number,
    /** HTTP status; 0 where no answer came. */
    readonly status: number,
    /** Messages by the contract's field names. */
    readonly fields: Record<string, string> = {},
    readonly unreached: Unreached | null = null,
    /** The identity check's status, if that is the reason. */
    readonly identityStatus?: ErrorBody['status'],
  ) {
    super(message);
  }

  static fromAnswer(status: number, body: Partial<ErrorBody> | null): ApiError {
    return new ApiError(
      body?.msg ?? FALLBACK_ERROR_MESSAGE,
      body?.error_number ?? FALLBACK_ERROR_NUMBER,
      status,
      body?.errors,
      body?.msg ? null : 'garbled',
      body?.status,
    );
  }

  static fromNetwork(unreached: Unreached): ApiError {
    return new ApiError(FALLBACK_ERROR_MESSAGE, FALLBACK_ERROR_NUMBER, 0, {}, unreached);
  }

  /** Whether a retry may help: the service or the network failed, not the request. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
