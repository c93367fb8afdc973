import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';
import { readMultipart } from '../http/multipart.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Files of a multipart body by field name; only fields that the endpoint names. A field's
     * further files have their number after its name: `photos 2`.
     */
    uploads: Map<string, Buffer>;
  }
}

/** More parts than any form of ours has. */
const MAX_PARTS = 60;

/**
 * Parses a part as JSON; other text stays text, which the contract's schema then refuses by the
 * field's name.
 */
function readPart(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** All files of one field, in their order. */
export function filesOf(uploads: FastifyRequest['uploads'], name: string): Buffer[] {
  return [...uploads].filter(([key]) => key === name || key.startsWith(`${name} `)).map(([, file]) => file);
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
    // Browsers send an empty file for a file field that was left empty.
    else if (endpoint.files?.includes(name) && content.length > 0) {
      const before = filesOf(request.uploads, name).length;
      request.uploads.set(before === 0 ? name : `${name} ${before + 1}`, Buffer.from(content));
    }
  }
  return Object.fromEntries(fields);
}

/**
 * Multipart bodies of the calls that accept them: texts become the body that the contract
 * validates, files become `request.uploads`. A file's declared type is ignored.
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
