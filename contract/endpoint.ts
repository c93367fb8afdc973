import { z } from 'zod';

/**
 * Who may call: anyone, a signed-in user, or an operator. For everyone else an operators' path
 * answers 404, with or without a session.
 */
type EndpointAuth = 'public' | 'person' | 'operator';

/**
 * Where an answer may be stored on the device (DESIGN §2 and §9): `public` for everyone, `own`
 * under the signed-in user's key, `never` only in memory.
 */
export type EndpointCache = 'public' | 'own' | 'never';

/**
 * What happens offline to a call that changes something (DESIGN §9): `queue` stores it and sends it
 * later, once; `draft` keeps what was typed, and the user sends it again; `needs-connection` tells
 * the user before the press: money, bookings and everything about signing in; `best-effort` takes
 * effect on the device, whether or not the server receives it.
 */
export type OfflineRule = 'queue' | 'draft' | 'needs-connection' | 'best-effort';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface EndpointDefinition {
  method: Method;
  /** The specification's path, `{id}` for parameters. */
  path: `/api/${string}`;
  auth: EndpointAuth;
  cache: EndpointCache;
  /** By default GET reads and other methods write; exceptions are `/api/home` and `logout`. */
  effect?: 'read' | 'write';
  /** Required for every call that changes something; reads have their cache rule instead. */
  offline?: OfflineRule;
  /** Multipart bodies hold JSON fields and files; the schema describes the fields. */
  encoding?: 'json' | 'multipart';
  /** Names of the file fields of a multipart body; a field may be sent several times. */
  files?: readonly string[];
  /** The most bytes of a body's files together; AVATAR_MAX_BYTES by default. */
  maxFileBytes?: number;
  /** Fields of a multipart body that hold JSON. Errors are under the inner field's name. */
  parts?: readonly string[];
  /**
   * Moves money, books something, or must happen only once however often it is sent: takes an
   * `idempotency-key` header.
   */
  idempotent?: true;
  /** Needs a session that has proved lately who uses it, else it answers proofRequired. */
  proof?: true;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodObject;
}

/** Declares one call of the API. Server and app both infer their types from it. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition;
}

/**
 * Whether a call changes something: those are never queries, and never prefetched, cached or
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

/** The answer of calls that return no data. */
export const done = z.object({ success: z.literal(true) });
