import '@fastify/swagger';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanAddress } from '../../contract/clean-address.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
  toLanguage,
} from '../../contract/language.ts';
import type { BuiltPage, RenderPage } from '../../contract/rendered-page.ts';
import type { ApiError } from '../http/api-error.ts';
import { originCaching, publicOrigin } from '../http/public-origin.ts';
import { rendererHeaders } from '../plugins/limits.ts';
import { KILL_SWITCH_FILE, killSwitch } from './kill-switch.ts';
import { createPageAssets, type PageAssets, type ViteManifest } from './page-assets.ts';
import { createPageCache } from './page-cache.ts';
import { createPageTemplate, type PageTemplate } from './page-template.ts';

export interface Pages {
  /** dist/app: the built browser app. */
  appDir: string;
  template: PageTemplate;
  /** Source of the script of /sw-kill. */
  reset: string;
  assets: PageAssets;
  renderPage: RenderPage;
}

/** Reads the built app; null where there is none (development, API tests). */
export async function loadPages(distDir: string): Promise<Pages | null> {
  const appDir = join(distDir, 'app');
  try {
    const read = (file: string) => readFile(join(appDir, file), 'utf8');
    const built: BuiltPage = JSON.parse(await read('.vite/page.json'));
    const manifest: ViteManifest = JSON.parse(await read('.vite/manifest.json'));
    const renderer = pathToFileURL(join(distDir, 'page-renderer/entry-server.js')).href;
    const { renderPage }: { renderPage: RenderPage } = await import(renderer);
    return {
      appDir,
      template: createPageTemplate(await read('index.html'), built),
      reset: built.reset,
      assets: createPageAssets(manifest),
      renderPage,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the built app: its files, and every other GET as a page with its first screen rendered for
 * a guest. If rendering fails, sends the empty shell, which renders in the browser, with a status
 * that keeps caches and search engines from storing it.
 */
export async function pagesPlugin(
  app: FastifyInstance,
  pages: Pages,
  { isWorkerKilled = false, publicUrl = null }: PagesOptions = {},
): Promise<void> {
  const shell = packText(pages.template.shell);
  const recent = createPageCache<PackedText>();
  app.whenListingsChange(recent.forget);

  await app.register(fastifyStatic, {
    root: pages.appDir,
    index: false,
    wildcard: false,
    globIgnore: ['.vite/**', 'index.html', '**/*.br', 'sw.js', KILL_SWITCH_FILE],
    // The build compresses better than there is time for during a request.
    preCompressed: true,
    // Files of a few kilobytes are always sent whole.
    acceptRanges: false,
    cacheControl: false,
    setHeaders(reply, path) {
      if (!path.includes('/assets/')) {
        reply.header('cache-control', 'public, max-age=0, must-revalidate');
        return;
      }
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      // These files are never revalidated, and a first visit loads a dozen: shorter headers.
      for (const name of ['etag', 'last-modified', 'x-request-id']) reply.removeHeader(name);
      // HTTP/1.1 connections are persistent by default (RFC 9112, 9.3).
      reply.raw.removeHeader('connection');
    },
  });

  killSwitch(app, { isKilled: isWorkerKilled, reset: pages.reset });

  // The worker's copy: the shell that any screen can start from.
  app.get('/index.html', { schema: { hide: true } }, (request, reply) => sendPacked(request, reply, shell));

  const onError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    const retryAfter = (error as Partial<ApiError>).headers?.['retry-after'];
    if (retryAfter) reply.header('retry-after', retryAfter);
    return sendHtml(reply, error.statusCode ?? 503, pages.template.shell);
  };
  app.get('/*', { schema: { hide: true }, errorHandler: onError }, async (request, reply) => {
    if (isNoScreen(request.url)) return reply.callNotFound();
    reply.header('cache-control', originCaching(publicUrl, 'no-cache'));
    if (isIdlePreload(request)) return reply.code(204).header('cache-control', 'no-store').send();
    const clean = cleanAddress(request.originalUrl);
    if (clean !== null) return reply.redirect(clean, 301);
    const language = pageLanguage(request);
    const origin = publicOrigin(request, publicUrl);
    const key = `${language} ${origin} ${request.originalUrl}`;
    const kept = app.hearsOfListings() ? recent.find(key) : null;
    if (kept) {
      // Not awaited: the cached page is good enough for this request.
      if (kept.isDue) void renderAndKeep(request, { language, origin, key });
      return sendPacked(request, reply, kept.page);
    }
    const page = await renderAndKeep(request, { language, origin, key });
    if (page.redirectTo) return reply.redirect(page.redirectTo, 307);
    return sendHtml(reply, page.status, page.document);
  });

  async function renderAndKeep(request: FastifyRequest, { key, ...address }: PageAddress & { key: string }) {
    const keep = recent.begin(key);
    const page = await render(request, address);
    if (page.isRendered && page.status === 200 && !page.redirectTo) keep(packText(page.document));
    else recent.drop(key);
    return page;
  }

  async function render(request: FastifyRequest, { language, origin }: PageAddress): Promise<Document> {
    const drawn = { status: 200, redirectTo: null, isRendered: false };
    try {
      const fetch = inProcessFetch(app);
      const page = await pages.renderPage({ path: request.originalUrl, language, origin, fetch });
      const modules = pages.assets.modules({ ...page, language });
      if ('isPersonal' in page)
        return { ...drawn, document: pages.template.personal({ ...page, origin, modules }) };
      const document = pages.template.fill({ ...page, language, origin, modules });
      return { ...page, isRendered: true, document };
    } catch (error) {
      request.log.error({ err: error }, 'page could not be rendered; sent the empty shell');
      return { ...drawn, status: 503, document: pages.template.shell };
    }
  }
}

/** The server's own paths, and missing files (a chunk of an older build), are no screens. */
function isNoScreen(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (
    /^\/(?:api|docs|media|assets|sandbox|payments|webhooks)(?:\/|$)/.test(path) ||
    /\/[^/]+\.[a-z0-9]+$/i.test(path)
  );
}

/**
 * Whether this is a navigation preload for a screen that the worker has already opened from its
 * shell. The browser sends it to open the connection; only home reads the response
 * (sw/navigations.ts).
 */
function isIdlePreload({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0];
  return headers['service-worker-navigation-preload'] !== undefined && path !== '/';
}

interface PagesOptions {
  /** The kill switch is on (kill-switch.ts). */
  isWorkerKilled?: boolean;
  /** Origin of the pages' URLs; null: the request's host. */
  publicUrl?: string | null;
}

/** A page's language, and the origin of its addresses. */
interface PageAddress {
  language: Language;
  origin: string;
}

interface Document {
  status: number;
  redirectTo: string | null;
  /** False for the empty shell: rendering failed, or only the browser can draw the screen. */
  isRendered: boolean;
  document: string;
}

/** Sends a cached page in its compressed form. */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, page: PackedText) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return sendHtml(reply, 200, await page.in(encoding));
}

function sendHtml(reply: FastifyReply, status: number, html: string | Buffer) {
  return reply
    .code(status)
    .header('cache-control', reply.getHeader('cache-control') ?? 'no-cache')
    .header('vary', 'cookie, accept-encoding')
    .headers(status === 503 ? { 'retry-after': '10' } : {})
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * Page requests have no language header: the language is the address's, else that of the app's
 * cookie.
 */
function pageLanguage(request: FastifyRequest): Language {
  const named = toLanguage([(request.query as Record<string, unknown>)[LANGUAGE_PARAMETER]].flat()[0]);
  if (named) return named;
  const cookies = request.headers.cookie?.split(';') ?? [];
  const value = cookies
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return toLanguage(value) ?? DEFAULT_LANGUAGE;
}

/** fetch over the server's own routes, without a socket. */
function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const response = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...rendererHeaders },
      payload: init?.body as string | undefined,
    });
    return new Response(response.payload, { status: response.statusCode });
  };
}

type Encoding = 'br' | 'gzip' | 'identity';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text that is sent often: compresses it once per encoding, at the first request. */
function packText(text: string) {
  const plain = Buffer.from(text);
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const pack = { br: () => asBrotli(plain, BROTLI), gzip: () => asGzip(plain), identity: async () => plain };
  return {
    text,
    in(encoding: Encoding): Promise<Buffer> {
      forms[encoding] ??= pack[encoding]();
      return forms[encoding];
    },
  };
}

type PackedText = ReturnType<typeof packText>;

/**
 * The best supported encoding of an Accept-Encoding header (RFC 9110 §12.5.3); of the weights only
 * 0 counts.
 */
function encodingFor(accepted: string | undefined): Encoding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity';
}
