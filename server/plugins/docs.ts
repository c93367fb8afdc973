import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { LANGUAGE_HEADER, LANGUAGES, SESSION_HEADER } from '../../contract/language.ts';

/** Descriptions of the contract's domains, shown as the page's headings. */
const tags = {
  session: 'Signing in and out',
  sessions: 'Where a person is signed in',
  registration: 'Registration: details, identity check, code',
  passwords: 'Changing and resetting a password',
  profile: 'Profile and bank account',
  notifications: 'Notifications',
  places: 'Regions, cities and neighbourhoods',
  home: 'The home screen',
  properties: 'Listings',
  favourites: 'Favourites',
  viewings: 'Viewings (the wire calls them reservations)',
  reservations: 'Property reservations',
  payments: 'Wallet, payments and saved cards',
  advertising: 'Advertising a property',
  management: 'Management requests',
  reports: 'What readers report of ads',
  requests: 'Property, finance and document requests',
  rentals: 'Tenancies',
  maintenance: 'Home maintenance (the wire calls them orders)',
  coupons: 'Coupons',
  articles: 'Blog',
  questions: 'Questions',
  settings: 'Settings of the company',
};

const language = {
  type: 'string',
  enum: LANGUAGES,
  description: 'Language of the answer; Arabic without it.',
} as const;
const idempotencyKey = {
  type: 'string',
  description: 'One for each act, sent again when it is tried again: the act is done once.',
} as const;

const failure: OpenAPIV3_1.ResponseObject = {
  description: 'Failure: msg in the language asked for, and a number that never changes its meaning.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['msg', 'error_number'],
        properties: {
          msg: { type: 'string' },
          error_number: { type: 'integer' },
          errors: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
};

/** Hash of the documentation page's one inline style element. */
const PAGE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Adds the files to a multipart body's schema; the contract describes only its fields. */
function withFiles(body: unknown, files: readonly string[]) {
  const schema = (body ?? {}) as { properties?: object };
  const binary = files.map((name) => [name, { type: 'string', format: 'binary' }]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(binary) } };
}

/** OpenAPI of the contract at /docs, written from the same schemas that validate the calls. */
export const docsPlugin = fp<{ publicUrl: string | null }>(async (app, { publicUrl }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Rukn', description: 'The JSON API of the Rukn marketplace.', version: '1.0.0' },
      servers: [{ url: publicUrl ?? '/' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'header', name: SESSION_HEADER } },
        responses: { failure: failure as never },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const endpoint = document.route.config?.endpoint;
      // The page is everyone's; the operators' calls are not.
      if (!endpoint || endpoint.auth === 'operator') return { schema: { ...schema, hide: true }, url };
      const headers = {
        type: 'object',
        properties: {
          [LANGUAGE_HEADER]: language,
          ...(endpoint.idempotent && { 'idempotency-key': idempotencyKey }),
        },
      };
      const signedIn: Record<string, string[]> = { session: [] };
      const security = endpoint.auth === 'public' ? [{}, signedIn] : [signedIn];
      const upload = endpoint.encoding === 'multipart' && {
        consumes: ['multipart/form-data'],
        body: withFiles(schema.body, endpoint.files ?? []),
      };
      return { schema: { ...schema, headers, security, ...upload }, url };
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('This API is described by OpenAPI 3');
      const paths = document.openapiObject.paths ?? {};
      for (const operations of Object.values(paths)) {
        for (const operation of Object.values(operations ?? {})) {
          if (typeof operation !== 'object' || !('responses' in operation)) continue;
          Object.assign(operation.responses as object, {
            default: { $ref: '#/components/responses/failure' },
          });
        }
      }
      return document.openapiObject;
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/docs')) return;
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    if (policy)
      reply.header(
        'content-security-policy',
        // Swagger's page writes HTML, cleaned by DOMPurify.
        policy
          .replace("style-src 'self'", `style-src 'self' ${PAGE_STYLE}`)
          .replace(";require-trusted-types-for 'script';trusted-types default", ''),
      );
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
});
