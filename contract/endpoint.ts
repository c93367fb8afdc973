import { z } from 'zod';

/**
 * Who may call: anyone, a signed-in person, or someone who runs the service. To everybody else a
 * call of the operators' is a path that doesn't exist: 404, with or without a session.
 */
type EndpointAuth = 'public' | 'person' | 'operator';

/**
 * Where an answer may be kept on the device (DESIGN §2 and §9):
 * `public` by anybody, `own` under the signed-in person's key, `never` nowhere but in memory.
 */
export type EndpointCache = 'public' | 'own' | 'never';

/**
 * What becomes of a call that changes something while there is no network (DESIGN §9): `queue`
 * waits on the device and is sent later, once; `draft` keeps what was typed, and the reader sends
 * it again; `needs-connection` says so before it is pressed: money, bookings and everything about
 * getting in; `best-effort` takes effect on the device, whether or not the server receives it.
 */
export type OfflineRule = 'queue' | 'draft' | 'needs-connection' | 'best-effort';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface EndpointDefinition {
  method: Method;
  /** The specification's path, `{id}` for parameters. */
  path: `/api/${string}`;
  auth: EndpointAuth;
  cache: EndpointCache;
  /** GET reads and everything else writes, unless said otherwise (`/api/home`, `logout`). */
  effect?: 'read' | 'write';
  /** Every call that changes something says it; reads have their cache rule. */
  offline?: OfflineRule;
  /** Multipart bodies hold JSON fields and files; the schema speaks of the fields. */
  encoding?: 'json' | 'multipart';
  /** Names of the file fields of a multipart body; one file each. */
  files?: readonly string[];
  /** The largest file that it takes, in bytes; AVATAR_MAX_BYTES unless said otherwise. */
  maxFileBytes?: number;
  /** Fields of a multipart body that hold JSON. Errors are under the inner field's name. */
  parts?: readonly string[];
  /**
   * Moves money, books something, or must be there once however often it is sent: takes an
   * `idempotency-key` header.
   */
  idempotent?: true;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodObject;
}

/** Declares one call of the API. Types are inferred from it on both sides, never written again. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

/**
 * Whether a call changes something: such a call is never a query, never prefetched, cached or
 * replayed.
 */
export function isWrite(definition: EndpointDefinition): boolean {
  return (definition.effect ?? (definition.method === 'GET' ? 'read' : 'write')) === 'write';
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export type ParamsOf<E extends EndpointDefinition> = Parsed<E['params']>;
export type QueryOf<E extends EndpointDefinition> = Parsed<E['query']>;
export type BodyOf<E extends EndpointDefinition> = Parsed<E['body']>;
export type ResponseOf<E extends EndpointDefinition> = z.output<E['response']>;

/** The answer of calls that have nothing to tell but that it is done. */
export const done = z.object({ success: z.literal(true) });
