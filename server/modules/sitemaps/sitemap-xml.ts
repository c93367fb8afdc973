import { addressIn, DEFAULT_LANGUAGE, LANGUAGES } from '../../../contract/language.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** A page of ours: its address without language, and when it last changed where that is known. */
export interface SitemapPage {
  path: string;
  changedAt?: Date;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page once in each language, each time with the others beside it (developers.google.com, localized versions). */
function entriesOf(origin: string, { path, changedAt }: SitemapPage): string {
  // Written tens of thousands of times in a file: each address is made once.
  const addresses = LANGUAGES.map((language) => escapeXml(origin + addressIn(language, path)));
  let rest = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 19)}Z</lastmod>` : '';
  for (const [at, language] of LANGUAGES.entries()) rest += alternate(language, addresses[at]);
  rest += `${alternate('x-default', addresses[LANGUAGES.indexOf(DEFAULT_LANGUAGE)])}</url>\n`;
  return addresses.map((address) => `<url><loc>${address}</loc>${rest}`).join('');
}

const alternate = (hreflang: string, href = '') =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;

/** A sitemap of pages that come in batches (sitemaps.org, protocol 0.9), piece by piece. */
export async function* urlSet(
  origin: string,
  batches: Iterable<readonly SitemapPage[]> | AsyncIterable<readonly SitemapPage[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`;
  for await (const pages of batches) yield pages.map((page) => entriesOf(origin, page)).join('');
  yield '</urlset>\n';
}

/** The list of the sitemaps. */
export async function* sitemapIndex(origin: string, paths: readonly string[]): AsyncGenerator<string> {
  yield `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n`;
  for (const path of paths) yield `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}
