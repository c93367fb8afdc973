import { endpointTable } from 'virtual:endpoint-table';
import type { Answer, Body, EndpointName, Params, Query } from '../../contract/contract.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import { DEVICE_HEADER, LANGUAGE_HEADER, type Language, SESSION_HEADER } from '../../contract/language.ts';
import { PROOF_REQUIRED_NUMBER } from '../../contract/limits.ts';
import { anySignal, awakeTimeout } from '../lib/any-signal.ts';
import { randomKey } from '../lib/random-key.ts';
import { noteServerTime } from '../lib/server-now.ts';
import { ApiError } from './api-error.ts';
import { noteSavedAnswer } from './cached-responses.ts';

/** A call without an answer times out after this; the screen then offers a retry (DESIGN §6). */
const TIMEOUT_MS = 10_000;

const ACCESS_PATHS = '/api/auth/';

type InputPart<Key extends string, Value> = undefined extends Value
  ? { [K in Key]?: Value }
  : Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** A call's input by the contract: only the parts that its endpoint has. */
export type CallInput<Name extends EndpointName> = InputPart<'params', Params<Name>> &
  InputPart<'query', Query<Name>> &
  InputPart<'body', Body<Name>>;

interface CallOptions {
  signal?: AbortSignal;
  /** Unique for each intention: the server performs a call with the same key only once. */
  idempotencyKey?: string;
  /** Files of a multipart call by field name: one, or several in their order. */
  files?: Record<string, Blob | readonly Blob[]>;
  /** Sent even if the page closes at once. */
  keepalive?: boolean;
  /** Replaces the context's `fetch`: one that reports upload progress (upload-fetch.ts). */
  fetch?: typeof fetch;
  /** For slow calls; TIMEOUT_MS by default. */
  timeoutMs?: number;
}

interface ApiContext {
  fetch: typeof fetch;
  language: Language;
  /** Called at each request: signing in and out changes it. */
  token: () => string | null;
  /** The device's token; sent only with the calls of access. */
  device?: () => string | null | Promise<string | null>;
  /**
   * Called when a request was refused for its token while that token is still in use: the session
   * may have ended.
   */
  onRefused?: () => void;
  /**
   * Called when a call needs a new proof of who uses the session; true repeats the call, under the
   * same idempotency key.
   */
  prove?: () => Promise<boolean>;
}

export type Api = ReturnType<typeof createApi>;

/**
 * Returns a function that calls the API by the contract's names. It throws only ApiError, except
 * when its `signal` aborts it.
 */
export function createApi(context: ApiContext) {
  return async function call<Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
    options: CallOptions = {},
  ): Promise<Answer<Name>> {
    const entry = endpointTable[name];
    const parts = input as { params?: object; query?: object; body?: object };
    const token = context.token();
    const device = entry.path.startsWith(ACCESS_PATHS) && (await context.device?.());
    const body = entry.isMultipart
      ? toFormData(parts.body, options.files)
      : parts.body && JSON.stringify(parts.body);
    const headers = toHeaders({
      accept: 'application/json',
      [LANGUAGE_HEADER]: context.language,
      [SESSION_HEADER]: token,
      [DEVICE_HEADER]: device,
      'idempotency-key': options.idempotencyKey ?? (entry.isIdempotent && randomKey()),
      'content-type': typeof body === 'string' && 'application/json',
    });
    const path = toPath(entry.path, parts.params, parts.query);
    const request = { method: entry.method ?? 'GET', headers, body, keepalive: options.keepalive ?? false };
    const send = async () => {
      const { response, text } = await exchange(options.fetch ?? context.fetch, path, request, options);
      return { response, parsed: parseObject(text) };
    };
    let { response, parsed } = await send();
    while (isProofRequired(parsed) && (await context.prove?.())) ({ response, parsed } = await send());
    if (response.status === 401 && token && token === context.token() && name !== 'session.currentUser') {
      context.onRefused?.();
    }
    if (!response.ok) throw ApiError.fromAnswer(response.status, parsed);
    // A captive portal answers 200 with its own HTML.
    if (!parsed) throw ApiError.fromNetwork('garbled');
    noteSavedAnswer(parsed, response);
    return parsed as Answer<Name>;
  };
}

const isProofRequired = (body: Partial<ErrorBody> | null) => body?.error_number === PROOF_REQUIRED_NUMBER;

/** Sends a request and reads its answer. Throws ApiError, except when `signal` aborts it. */
async function exchange(
  send: typeof fetch,
  path: string,
  request: RequestInit,
  { signal, timeoutMs = TIMEOUT_MS }: CallOptions,
): Promise<{ response: Response; text: string }> {
  const { signal: timeout, stop } = awakeTimeout(timeoutMs);
  try {
    const response = await send(path, { ...request, signal: signal ? anySignal(signal, timeout) : timeout });
    // An answer from a proxy's cache has an old date.
    if (!response.headers.has('age')) noteServerTime(Date.parse(response.headers.get('date') ?? ''));
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw ApiError.fromNetwork(timeout.aborted ? 'timeout' : 'offline');
  } finally {
    stop();
  }
}

/** The headers that have a value. */
function toHeaders(values: Record<string, string | false | null | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(values)) if (value) headers.set(name, value);
  return headers;
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function toPath(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key as keyof typeof params])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    // core §7 writes a flag as 1.
    search.set(key, String(typeof value === 'boolean' ? Number(value) : value));
  }
  const queryString = search.toString();
  return queryString ? `${filled}?${queryString}` : filled;
}

function toFormData(fields: object = {}, files: CallOptions['files'] = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [key, file] of Object.entries(files)) {
    for (const each of [file].flat()) form.append(key, each);
  }
  return form;
}
