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
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { type Once, onceFor } from './idempotency.ts';
import type { Person } from './session.ts';

/** What a handler gets: everything validated and typed by the contract. */
export interface Call<Name extends EndpointName> {
  params: Params<Name>;
  query: Query<Name>;
  body: Body<Name>;
  /** Never null where the endpoint needs a person: others are refused before. */
  person: EndpointAt<Name>['auth'] extends 'public' ? Person | null : Person;
  language: Language;
  db: Database;
  /**
   * At most once an idempotency key, in a transaction: for calls whose endpoint is `idempotent`.
   */
  once: Once;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Answer<Name>>;

interface MountOptions {
  /** What a path whose id can't exist is answered with; `routeNotFound` without it. */
  notFound?: ErrorName;
}

/** Room for the fields beside an upload's file. */
const FIELDS_BYTES = 256 * 1024;
/** A photo waits its turn to be encoded. */
const UPLOAD_ANSWER_MS = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Mounts a call of the contract: who may, validate, act, present. */
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

/** A stranger learns nothing of the operators' calls, not even that they are there. */
function authorise(request: FastifyRequest): void {
  const { endpoint, needsPerson } = request.routeOptions.config;
  const auth = endpoint?.auth ?? (needsPerson && 'person');
  if (!auth || auth === 'public') return;
  if (auth === 'operator' && request.person?.role !== 'operator') throw new ApiError('routeNotFound');
  if (!request.person) throw new ApiError(request.sessionHasEnded ? 'sessionEnded' : 'sessionRequired');
}

/**
 * Answers are typed by the contract. In production they are written as they are, since checking one
 * costs as much as making it; elsewhere, and so in every test, an answer that is not as its schema
 * says, or has a field more, is a failure. What operators read is cut to its schema everywhere.
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

/**
 * The one way to add a call under /api. Default-deny: a route there that is not an endpoint of the
 * contract, and so does not say who may call it, stops the server from starting.
 */
interface PluginOptions {
  db: Database;
  isProduction: boolean;
}

export const endpointsPlugin = fp<PluginOptions>(async (app, { db, isProduction }) => {
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
    // A call without any body is a call without fields, so that each missing one is named.
    if (request.routeOptions.config.endpoint?.body) request.body ??= {};
  });

  app.decorate('endpoint', function mount<
    Name extends EndpointName,
  >(this: FastifyInstance, name: Name, handler: Handler<Name>, options: MountOptions = {}) {
    const definition = definitionOf(name);
    mounted.add(name);
    this.route({
      ...routeOf(name, definition),
      config: {
        endpoint: definition,
        ...(definition.encoding === 'multipart' && { answerMs: UPLOAD_ANSWER_MS }),
        ...options,
      },
      handler: async (request, reply) =>
        handler({
          params: request.params,
          query: request.query,
          body: request.body,
          person: request.person,
          language: request.language,
          db,
          once: onceFor(db, request),
          request,
          reply,
        } as Call<Name>),
    });
  });

  app.decorate('mountNotYetOpen', function mount(this: FastifyInstance) {
    for (const [name, definition] of definitions) {
      if (mounted.has(name)) continue;
      notYetOpen.push(name);
      this.route({
        ...routeOf(name, definition),
        config: { endpoint: definition },
        // Before the body is read: its type may be one that only the finished call understands.
        onRequest: async () => {
          throw new ApiError('notImplemented');
        },
        handler: async () => undefined,
      });
    }
  });
  app.decorate('notYetOpen', () => [...notYetOpen]);
});
