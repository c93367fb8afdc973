import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySerializerCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import {
  type Answer,
  allEndpoints,
  type Body,
  type EndpointAt,
  type EndpointName,
  type Params,
  type Query,
} from '../../contract/contract.ts';
import { type EndpointDefinition, isWrite } from '../../contract/endpoint.ts';
import type { ErrorName } from '../../contract/error-numbers.ts';
import type { Language } from '../../contract/language.ts';
import { AVATAR_MAX_BYTES } from '../../contract/limits.ts';
import type { Database, DatabaseHandle } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { type Caller, type Once, onceFor } from './idempotency.ts';
import { operatorRole, type Person, requireProof } from './session.ts';

/** What a handler gets: everything validated and typed by the contract. */
export interface Call<Name extends EndpointName> {
  params: Params<Name>;
  query: Query<Name>;
  body: Body<Name>;
  /** Never null if the endpoint needs a user: guests are refused before. */
  person: EndpointAt<Name>['auth'] extends 'public' ? Person | null : Person;
  language: Language;
  db: Database;
  /**
   * For `idempotent` endpoints: runs the work in a transaction, at most once per idempotency key.
   */
  once: Once;
  /** Who pays or books, and `once`; for signed-in users. */
  caller: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Answer<Name>>;

interface MountOptions {
  /** The error for a path with an id that can't exist; default `routeNotFound`. */
  notFound?: ErrorName;
}

/** Room for the fields beside an upload's file. */
const FIELDS_BYTES = 256 * 1024;
/** Longer, as a photo may wait for its turn to be encoded. */
const UPLOAD_ANSWER_MS = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Mounts an endpoint of the contract: authorises, validates, runs the handler, serialises. */
    endpoint: <Name extends EndpointName>(name: Name, handler: Handler<Name>, options?: MountOptions) => void;
    /** Mounts every call that no module has mounted; each answers 501 to an authorised caller. */
    mountNotYetOpen: () => void;
    /** Names of the calls that answer 501. */
    notYetOpen: () => EndpointName[];
  }
  interface FastifyContextConfig {
    endpoint?: EndpointDefinition;
    notFound?: ErrorName;
  }
}

const definitions = new Map(allEndpoints());

function definitionOf(name: EndpointName): EndpointDefinition {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`The contract has no call named ${name}`);
  return definition;
}

/** Fastify's way to write the contract's path: `{id}` is `:id`. */
function routePath(definition: EndpointDefinition): string {
  return definition.path.replace(/\{(\w+)\}/g, ':$1');
}

function routeOf(name: EndpointName, definition: EndpointDefinition) {
  return {
    method: definition.method,
    url: routePath(definition),
    // HEAD runs the handler: a GET that changes something must not have one.
    exposeHeadRoute: !isWrite(definition),
    ...(definition.encoding === 'multipart' && {
      bodyLimit: (definition.maxFileBytes ?? AVATAR_MAX_BYTES) + FIELDS_BYTES,
    }),
    schema: {
      tags: [name.split('.')[0] ?? name],
      operationId: name,
      summary: definition.summary,
      ...(definition.params && { params: definition.params }),
      ...(definition.query && { querystring: definition.query }),
      ...(definition.body && { body: definition.body }),
      response: { 200: definition.response },
    },
  };
}

/**
 * Throws unless the caller may use the route. Others must not learn that operators' calls exist.
 */
function authorise(request: FastifyRequest): void {
  const { endpoint, needsPerson } = request.routeOptions.config;
  const auth = endpoint?.auth ?? (needsPerson && 'person');
  if (!auth || auth === 'public') return;
  if (auth === 'operator' && !operatorRole(request.person)) throw new ApiError('routeNotFound');
  if (!request.person) throw new ApiError(request.sessionHasEnded ? 'sessionEnded' : 'sessionRequired');
  if (endpoint?.proof) requireProof(request);
}

/**
 * Answers are typed by the contract. Production serialises them unchecked, since checking one costs
 * as much as making it. Elsewhere, and so in every test, an answer that does not match its schema,
 * or has an extra field, throws. Operators' answers are always cut to their schema.
 */
function serializerOf(isProduction: boolean): FastifySerializerCompiler<z.ZodType> {
  return (route) => {
    const cut = serializerCompiler(route);
    if (route.url.startsWith('/api/ops')) return cut;
    if (isProduction) return (answer) => JSON.stringify(answer);
    return (answer) => {
      const written = JSON.stringify(answer);
      if (isDeepStrictEqual(JSON.parse(written), JSON.parse(cut(answer)))) return written;
      throw new Error(`${route.method} ${route.url} answers with more than its schema has`);
    };
  };
}

interface PluginOptions {
  database: DatabaseHandle;
  /** Makes the session read from the primary for a while. */
  noteWrite: (tokenHash: string) => Promise<void>;
  isProduction: boolean;
}

/**
 * The only way to add a route under /api. A route there that is not an endpoint of the contract,
 * and so does not say who may call it, stops the server from starting.
 */
export const endpointsPlugin = fp<PluginOptions>(async (app, { database, noteWrite, isProduction }) => {
  const { db, reads, replica } = database;
  const mounted = new Set<EndpointName>();
  const notYetOpen: EndpointName[] = [];

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerOf(isProduction));
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api') && !route.config?.endpoint) {
      throw new Error(`${route.method} ${route.url} is not an endpoint of the contract`);
    }
  });
  app.addHook('onRequest', async (request) => authorise(request));
  app.addHook('preValidation', async (request) => {
    // Treats a missing body as an empty one, so that each missing field is named.
    if (request.routeOptions.config.endpoint?.body) request.body ??= {};
  });

  app.decorate('endpoint', function mount<
    Name extends EndpointName,
  >(this: FastifyInstance, name: Name, handler: Handler<Name>, options: MountOptions = {}) {
    const definition = definitionOf(name);
    // What everyone may keep bears the lag of a replica.
    const bearsLag = definition.cache === 'public' && !isWrite(definition);
    const isNoted = replica && isWrite(definition) && definition.offline !== 'best-effort';
    mounted.add(name);
    this.route({
      ...routeOf(name, definition),
      config: {
        endpoint: definition,
        ...(definition.encoding === 'multipart' && { answerMs: UPLOAD_ANSWER_MS }),
        ...options,
      },
      handler: async (request, reply) => {
        const once = onceFor(db, request);
        const { language, isProved } = request;
        const work = handler({
          params: request.params,
          query: request.query,
          body: request.body,
          person: request.person,
          language,
          db: bearsLag && !request.hasJustWritten ? reads : db,
          once,
          caller: { userId: request.person?.id ?? 0, language, once, isProved },
          request,
          reply,
        } as Call<Name>);
        if (!isNoted || !request.tokenHash) return work;
        // Before the answer, and also if it failed, as some of it may be committed.
        const { tokenHash } = request;
        return work.finally(() =>
          noteWrite(tokenHash).catch((error) => request.log.warn({ err: error }, 'a write was not noted')),
        );
      },
    });
  });

  app.decorate('mountNotYetOpen', function mount(this: FastifyInstance) {
    for (const [name, definition] of definitions) {
      if (mounted.has(name)) continue;
      notYetOpen.push(name);
      this.route({
        ...routeOf(name, definition),
        config: { endpoint: definition },
        // Before the body is parsed: its type may be one that only the finished endpoint accepts.
        onRequest: async () => {
          throw new ApiError('notImplemented');
        },
        handler: async () => undefined,
      });
    }
  });
  app.decorate('notYetOpen', () => [...notYetOpen]);
});
