import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';
import { readMultipart } from '../http/multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart body by their field's name, of the fields that the endpoint names. */
    uploads: Map<string, Buffer>;
  }
}

/** More parts than any form of ours has. */
const MAX_PARTS = 60;

/**
 * A part that holds JSON; one that is none stays a text, which the contract's schema then refuses
 * by its name.
 */
function readPart(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function readForm(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const endpoint = request.routeOptions.config.endpoint;
  if (endpoint?.encoding !== 'multipart') throw new ApiError('unsupportedMediaType');
  // The whole body is in memory by now, within the limit of its route.
  const parts = readMultipart(body, request.headers['content-type'] ?? '', MAX_PARTS);
  if (!parts) throw new ApiError('malformed');
  const fields: [string, unknown][] = [];
  for (const { name, isFile, content } of parts) {
    if (!isFile) {
      const text = content.toString('utf8');
      fields.push([name, endpoint.parts?.includes(name) ? readPart(text) : text]);
    }
    // A file field that was left empty comes as a file of nothing.
    else if (endpoint.files?.includes(name) && content.length > 0) {
      request.uploads.set(name, Buffer.from(content));
    }
  }
  return Object.fromEntries(fields);
}

/**
 * Multipart bodies of the calls that the contract says take them: their texts become the body that
 * the contract validates, their files `request.uploads`. What a file says of its own type is not
 * looked at.
 */
export const uploadsPlugin = fp(async (app) => {
  app.decorateRequest('uploads');
  app.addHook('onRequest', async (request) => {
    request.uploads = new Map();
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer) => readForm(request, body),
  );
});
