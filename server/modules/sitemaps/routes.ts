import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { remembered } from '../../db/remembered.ts';
import { ApiError } from '../../http/api-error.ts';
import { originCaching, publicOrigin } from '../../http/public-origin.ts';
import { createKeptFiles } from './kept-files.ts';
import { type ListedKind, listArticleIds, listKinds, listParts, readPart } from './repository.ts';
import { robotsTxt } from './robots.ts';
import { type SitemapPage, sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Screens without a listing of their own. */
const STATIC_PATHS = ['/', '/propertielist', '/nearproperties', '/blog', '/questions', '/aboutus', '/terms'];
/** A list of fewer is no page that anyone looks for. */
const LIST_AT_LEAST = 3;
const PARTS_KEPT_MS = 10 * 60_000;
const KEPT = 'public, max-age=600';
const LISTINGS = /^listings-(0|[1-9]\d{0,5})\.xml$/;

interface Options {
  db: Database;
  publicUrl: string | null;
}

/** How search engines find their way: /robots.txt, /sitemap.xml and the sitemaps that it names. */
export async function sitemapsModule(app: FastifyInstance, { db, publicUrl }: Options) {
  const fileOf = createKeptFiles();
  const parts = remembered(PARTS_KEPT_MS, (_all: 'all') => listParts(db));

  const files: Record<string, () => Promise<SitemapPage[]>> = {
    'pages.xml': async () => STATIC_PATHS.map((path) => ({ path })),
    'lists.xml': async () => (await listKinds(db, LIST_AT_LEAST)).flatMap(pagesOfKind),
    'articles.xml': async () =>
      (await listArticleIds(db)).map(({ id, publishedAt }) => ({
        path: `/blogDetails/${id}`,
        changedAt: publishedAt,
      })),
  };

  async function piecesOf(name: string, origin: string): Promise<(() => AsyncIterable<string>) | null> {
    const pages = Object.hasOwn(files, name) ? files[name] : undefined;
    if (pages) {
      return async function* () {
        yield* urlSet(origin, [await pages()]);
      };
    }
    const [, number] = LISTINGS.exec(name) ?? [];
    const part = Number(number);
    if (number === undefined || !(await parts('all')).includes(part)) return null;
    return () => urlSet(origin, listingPages(db, part));
  }

  async function send(
    [request, reply]: [FastifyRequest, FastifyReply],
    origin: string,
    pieces: () => AsyncIterable<string>,
  ) {
    const { gzipped, etag } = await fileOf(`${origin} ${request.url.split('?', 1)[0]}`, pieces);
    reply
      .header('etag', etag)
      .header('cache-control', originCaching(publicUrl, KEPT))
      .header('vary', 'accept-encoding')
      .type('application/xml; charset=utf-8');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
      request.headers['accept-encoding'] ?? '',
    );
    if (takesGzip) return reply.header('content-encoding', 'gzip').send(gzipped);
    const plain = createGunzip();
    plain.end(gzipped);
    return reply.send(plain);
  }

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', originCaching(publicUrl, KEPT))
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(publicOrigin(request, publicUrl))),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
    const origin = publicOrigin(request, publicUrl);
    return send([request, reply], origin, async function* () {
      const listings = (await parts('all')).map((part) => `listings-${part}.xml`);
      const names = [...Object.keys(files), ...listings];
      yield* sitemapIndex(
        origin,
        names.map((name) => `/sitemaps/${name}`),
      );
    });
  });

  app.get<{ Params: { name: string } }>(
    '/sitemaps/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const origin = publicOrigin(request, publicUrl);
      const pieces = await piecesOf(request.params.name, origin);
      if (!pieces) throw new ApiError('routeNotFound');
      return send([request, reply], origin, pieces);
    },
  );
}

async function* listingPages(db: Database, part: number): AsyncGenerator<SitemapPage[]> {
  for await (const rows of readPart(db, part)) {
    yield rows.map(({ id, changedAt }) => ({ path: `/propertydetails/${id}`, changedAt }));
  }
}

/** The list, spelled as its page's own address is (src/features/properties/list-title.ts); a city's neighbourhoods too. */
function pagesOfKind({ purpose, typeId, cityId, newestAt }: ListedKind): SitemapPage[] {
  const search = Object.entries({ purpose, typeId, cityId }).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${value}`],
  );
  const list = { path: `/propertielist?${search.join('&')}`, changedAt: newestAt };
  const isCity = cityId !== null && purpose === null && typeId === null;
  return isCity ? [list, { path: `/neighborhoodslist?cityId=${cityId}` }] : [list];
}
