import { createHash } from 'node:crypto';
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/language.ts';
import type { PageFacts } from '../../contract/rendered-page.ts';
import { texts } from '../texts/texts.ts';

/**
 * Format of every link preview's picture (modules/social-cards/card-face.ts,
 * public/art/social-card.jpg).
 */
const PICTURE = { width: 1200, height: 630, type: 'image/jpeg' };
const LOCALES: Record<Language, string> = { ar: 'ar_SA', en: 'en_US' };
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

interface PageWords {
  title: string;
  description: string;
}

export interface HeadRequest extends PageWords {
  language: Language;
  origin: string;
  facts: PageFacts;
}

/** The head's tags, for the browser's tab, search engines and link previews. */
export function headTags({ title, description, language, origin, facts }: HeadRequest): string {
  return [
    title && `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    facts.isIndexed ? '' : named('robots', 'noindex'),
    ...addresses(facts.canonical, language, origin),
    ...openGraph({ title, description, language, origin, facts }),
  ].join('');
}

/**
 * Structured data (schema.org), as data blocks: browsers do not run scripts of this type, so the
 * CSP needs no entry. Text can't end the block, as every `<` is escaped.
 */
export function linkedDataBlocks(linkedData: readonly object[]): string {
  return linkedData
    .map((data) => {
      const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeUnit);
      return `<script type="application/ld+json">${json}</script>`;
    })
    .join('');
}

const escapeUnit = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Links to the canonical URL and to each language's version; empty without a canonical URL. */
function addresses(canonical: string | null, language: Language, origin: string): string[] {
  if (canonical === null) return [];
  const link = (attributes: string, address: string) =>
    `<link ${attributes} href="${escapeHtml(address)}" />`;
  return [
    link('rel="canonical"', origin + addressIn(language, canonical)),
    ...LANGUAGES.map((each) =>
      link(`rel="alternate" hreflang="${each}"`, origin + addressIn(each, canonical)),
    ),
    link('rel="alternate" hreflang="x-default"', origin + addressIn(DEFAULT_LANGUAGE, canonical)),
  ];
}

function openGraph({ title, description, language, origin, facts }: HeadRequest): string[] {
  const { kind, picture, canonical, publishedAt } = facts;
  const words = { title: facts.name ?? withoutSite(title, language), summary: facts.summary ?? description };
  const image = origin + pictureAddress(picture);
  return [
    property('og:site_name', texts[language].siteName),
    property('og:type', kind),
    property('og:title', words.title),
    property('og:description', words.summary),
    canonical === null ? '' : property('og:url', origin + addressIn(language, canonical)),
    property('og:locale', LOCALES[language]),
    ...LANGUAGES.filter((each) => each !== language).map((each) =>
      property('og:locale:alternate', LOCALES[each]),
    ),
    property('og:image', image),
    property('og:image:type', PICTURE.type),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', picture.alt),
    publishedAt === null ? '' : property('article:published_time', publishedAt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', words.title),
    named('twitter:description', words.summary),
    named('twitter:image', image),
    named('twitter:image:alt', picture.alt),
  ];
}

/** The URL contains a hash of the picture's content, so that clients fetch a changed picture. */
function pictureAddress({ path, shows }: PageFacts['picture']): string {
  if (shows === null) return path;
  return `${path}?v=${createHash('sha256').update(JSON.stringify(shows)).digest('hex').slice(0, 10)}`;
}

/** Link previews show the site's name beside the title. */
function withoutSite(title: string, language: Language): string {
  const ending = ` | ${texts[language].siteName}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

const named = (name: string, content: string) =>
  content && `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  content && `<meta property="${name}" content="${escapeHtml(content)}" />`;
