import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorName } from '../../contract/error-numbers.ts';
import { type ErrorBody, errorTable, toErrorBody } from '../../contract/errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/language.ts';
import { PHOTO_MAX_BYTES } from '../../contract/limits.ts';
import { ApiError } from '../http/api-error.ts';
import { databaseErrorName } from '../http/database-error.ts';
import { ProviderError } from '../lib/provider-error.ts';
import { requestedLanguage } from './language.ts';
import { errorOf, fieldMessages } from './validation-messages.ts';

const BY_STATUS: Record<number, ErrorName> = {
  404: 'routeNotFound',
  405: 'methodNotAllowed',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
};

/** When to come back after a 503 that does not say it itself, such as one that took too long. */
const RETRY_AFTER_SECONDS = '5';

function givenInput(request: FastifyRequest, context: string | undefined): unknown {
  return context === 'querystring' ? request.query : request.body;
}

/** Converts any error to one for the client; an unexpected one becomes `technical`. */
function toApiError(error: FastifyError | ApiError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that can't exist gets the same answer as one that doesn't exist.
    if (error.validationContext === 'params') {
      return new ApiError(request.routeOptions.config.notFound ?? 'routeNotFound');
    }
    const input = givenInput(request, error.validationContext);
    const { parts } = request.routeOptions.config.endpoint ?? {};
    return new ApiError(errorOf(error.validation), {
      errors: fieldMessages(error.validation, input, request.language, parts),
    });
  }
  if (error instanceof ProviderError) return new ApiError('serviceUnavailable');
  const name = databaseErrorName(error);
  if (name) return new ApiError(name);
  const status = error.statusCode ?? 500;
  const { files: [file] = [], maxFileBytes } = request.routeOptions.config.endpoint ?? {};
  // The upload's one file is what exceeds the limit.
  if (status === 413 && file) {
    return new ApiError(maxFileBytes === PHOTO_MAX_BYTES ? 'photoTooLarge' : 'pictureTooLarge', {
      field: file,
    });
  }
  if (status >= 400 && status < 500) return new ApiError(BY_STATUS[status] ?? 'malformed');
  return new ApiError('technical');
}

function bodyOf({ kind, errors, field, status }: ApiError, language: Language): ErrorBody {
  const named = field ? { ...errors, [field]: errorTable[kind][language] } : errors;
  return toErrorBody(kind, language, { ...(named && { errors: named }), ...(status && { status }) });
}

function isServerError(name: ErrorName): boolean {
  return errorTable[name].status >= 500 && name !== 'notImplemented';
}

function answer(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error, request);
  // One that says when to come back is no failure of ours: too many came at once.
  const isFault = isServerError(known.kind) && known.headers?.['retry-after'] === undefined;
  if (isFault) request.log.error({ err: error }, known.kind);
  else if (!(error instanceof ApiError)) request.log.debug({ err: error }, known.kind);
  return reply
    .code(known.statusCode)
    .headers({
      'cache-control': 'no-store',
      ...(known.statusCode === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
      ...known.headers,
    })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(known, request.language));
}

/**
 * Every failure of a request becomes `{ msg, error_number, errors? }` in its language (DESIGN §5).
 */
export const errorsPlugin = fp(async (app) => {
  app.setErrorHandler<FastifyError>(answer);
  app.setNotFoundHandler((request, reply) => {
    const methods = app.methodsAt(request);
    const error = methods.length
      ? new ApiError('methodNotAllowed', { headers: { allow: methods.join(', ') } })
      : new ApiError('routeNotFound', {
          // A picture may still be on its way: the 404 is cached for only a minute.
          headers: request.url.startsWith('/media/') ? { 'cache-control': 'public, max-age=60' } : {},
        });
    return answer(error, request, reply);
  });
});

/** For failures before routing, such as a path that is no valid URL; no hook has run by then. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = requestedLanguage(request.headers) ?? DEFAULT_LANGUAGE;
  return reply
    .code(400)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorBody(error.statusCode === 404 ? 'routeNotFound' : 'malformed', language));
}

type ClientAnswer = [status: string, kind: ErrorName];
const MALFORMED: ClientAnswer = ['400 Bad Request', 'malformed'];
const CLIENT_ERRORS: Record<string, ClientAnswer> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'tooSlow'],
};

/** Answers requests that Node could not parse: no valid HTTP, headers too large or too slow. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, kind] = CLIENT_ERRORS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(toErrorBody(kind, DEFAULT_LANGUAGE));
  socket.write(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  // Both sides: a client that sends nothing doesn't close the connection either.
  socket.destroySoon();
}
