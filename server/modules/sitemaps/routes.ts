import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES } from '../../../contract/language.ts';
import type { Database } from '../../db/database.ts';
import { ttlCache } from '../../db/ttl-cache.ts';
import { ApiError } from '../../http/api-error.ts';
import { originCaching, publicOrigin } from '../../http/public-origin.ts';
import { createFileCache } from './file-cache.ts';
import {
  type FiguredPlace,
  type ListedKind,
  listArticleIds,
  listFiguredPlaces,
  listKinds,
  listParts,
  readPart,
} from './repository.ts';

/** Pages that do not belong to a listing. */
const STATIC_PATHS = [
  '/',
  '/propertielist',
  '/nearproperties',
  '/blog',
  '/questions',
  '/aboutus',
  '/terms',
  '/privacy',
];
/** Shorter lists are not worth a search result. */
const LIST_AT_LEAST = 3;
const PARTS_KEPT_MS = 10 * 60_000;
const KEPT = 'public, max-age=600';
const LISTINGS = /^listings-(0|[1-9]\d{0,5})\.xml$/;

interface Options {
  db: Database;
  publicUrl: string | null;
}

/** /robots.txt, /sitemap.xml and the sitemaps that it refers to. */
export async function sitemapsModule(app: FastifyInstance, { db, publicUrl }: Options) {
  const fileOf = createFileCache();
  const parts = ttlCache(PARTS_KEPT_MS, (_all: 'all') => listParts(db));

  const files: Record<string, () => Promise<SitemapPage[]>> = {
    'pages.xml': async () => STATIC_PATHS.map((path) => ({ path })),
    'lists.xml': async () => (await listKinds(db, LIST_AT_LEAST)).flatMap(pagesOfKind),
    'prices.xml': async () => (await listFiguredPlaces(db)).map(pageOfPlace),
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

/**
 * A list's page, with the same URL as the app uses (src/features/properties/list/list-title.ts);
 * for a city also the page of its neighbourhoods.
 */
function pagesOfKind({ purpose, typeId, cityId, newestAt }: ListedKind): SitemapPage[] {
  const search = Object.entries({ purpose, typeId, cityId }).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${value}`],
  );
  const list = { path: `/propertielist?${search.join('&')}`, changedAt: newestAt };
  const isCity = cityId !== null && purpose === null && typeId === null;
  return isCity ? [list, { path: `/neighborhoodslist?cityId=${cityId}` }] : [list];
}

/** The page of what homes cost in a city or a neighbourhood. */
const pageOfPlace = ({ cityId, neighborhoodId }: FiguredPlace): SitemapPage => ({
  path: neighborhoodId === null ? `/city/${cityId}` : `/district/${neighborhoodId}`,
});

/**
 * Paths that crawlers must not visit: the API, the operators' pages and users' pages. Allowed: the
 * two sign-in pages, and favourites, which every page's tabs link to and which show guests how to
 * sign in. `$` ends a path that a public path begins with.
 */
const CLOSED = [
  '/api/',
  '/ops',
  '/sandbox',
  '/pay/',
  '/payments/',
  '/payment/',
  '/paymentfailed',
  '/paymentsuccess',
  '/otp',
  '/forgetPassword',
  '/changePassword',
  '/account',
  '/profile',
  '/setting',
  '/wallet',
  '/financialtransactions',
  '/addpaymentcard',
  '/paymentcards',
  '/advertisements',
  '/propertie$',
  '/propertie?',
  '/propertiecreate',
  '/propertieupdate/',
  '/propertymanagement',
  '/propertypreview/',
  '/propertyreservation/',
  '/mybankaccount',
  '/myproperty',
  '/myreports',
  '/myrents',
  '/myrequests',
  '/myreservations',
  '/propertyrequest',
  '/searches',
  '/rental/',
  '/reservation/',
  '/previewlist',
  '/previewdetails/',
  '/maintenance',
  '/createfinance/',
  '/maps',
];

/** robots.txt (RFC 9309), with the sitemap's URL. */
function robotsTxt(origin: string): string {
  return `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** A page's path without language, and when it last changed, if known. */
interface SitemapPage {
  path: string;
  changedAt?: Date;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * One entry per language, each with links to the others (developers.google.com, localized
 * versions).
 */
function entriesOf(origin: string, { path, changedAt }: SitemapPage): string {
  // A file has tens of thousands of entries: build each URL once.
  const addresses = LANGUAGES.map((language) => escapeXml(origin + addressIn(language, path)));
  let rest = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 19)}Z</lastmod>` : '';
  for (const [at, language] of LANGUAGES.entries()) rest += alternate(language, addresses[at]);
  rest += `${alternate('x-default', addresses[LANGUAGES.indexOf(DEFAULT_LANGUAGE)])}</url>\n`;
  return addresses.map((address) => `<url><loc>${address}</loc>${rest}`).join('');
}

const alternate = (hreflang: string, href = '') =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;

/** A sitemap of batches of pages (sitemaps.org, protocol 0.9), generated in chunks. */
export async function* urlSet(
  origin: string,
  batches: Iterable<readonly SitemapPage[]> | AsyncIterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`;
  for await (const pages of batches) yield pages.map((page) => entriesOf(origin, page)).join('');
  yield '</urlset>\n';
}

/** The index of the sitemaps. */
export async function* sitemapIndex(origin: string, paths: readonly string[]): AsyncGenerator<string> {
  yield `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n`;
  for (const path of paths) yield `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}
