import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { addressIn, type Language } from '../../contract/language.ts';
import type { PageFacts } from '../../contract/rendered-page.ts';

/*
 * The structured data of the server's page (contract/rendered-page.ts), in terms of schema.org.
 * Only the server's renderer imports these files: no browser loads them.
 */

/** The input of every screen's structured data. */
export interface FactsSource {
  queryClient: QueryClient;
  i18n: i18n;
  language: Language;
  /** Origin of every URL, without a trailing slash. */
  origin: string;
  /** The innermost route's parameters and search. */
  params: Record<string, string>;
  search: object;
  title: string;
  description: string;
}

export type OwnFacts = Partial<PageFacts>;

/** A path of our site as a URL, in the page's language. */
export function addressOf(
  { origin, language }: Pick<FactsSource, 'origin' | 'language'>,
  path: string,
): string {
  return origin + addressIn(language, path);
}

/** The social card of pages without their own picture (tools/art/draw-art.ts). */
export function siteCard({ i18n }: Pick<FactsSource, 'i18n'>): PageFacts['picture'] {
  return { path: '/art/social-card.jpg', alt: i18n.t('shell:head.title'), shows: null };
}

/** A title without the brand at its end, for programs that show the brand beside it. */
export function withoutBrand(title: string): string {
  return title.replace(/ \| [^|]+$/, '');
}

/** The BreadcrumbList from home to the page itself, which comes last. */
export function breadcrumbs(source: FactsSource, ...trail: { name: string; path: string }[]): object {
  const home = { name: source.i18n.t('shell:nav.home'), path: '/' };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(source, path),
    })),
  };
}

/**
 * The ItemList of pages in order; `first` is the position (from 1) of the first one in the whole
 * list.
 */
export function itemList(
  source: FactsSource,
  items: readonly { name: string; path: string }[],
  first = 1,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: withoutBrand(source.title),
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: addressOf(source, path),
    })),
  };
}

/** The company; other items refer to its @id. */
export function organization({ origin, i18n }: Pick<FactsSource, 'origin' | 'i18n'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: i18n.t('shell:brand'),
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  };
}

/** Home's structured data: the company, and how to search the site. */
export function homeFacts(source: FactsSource): OwnFacts {
  const { origin, language, i18n } = source;
  return {
    linkedData: [
      organization(source),
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: i18n.t('shell:brand'),
        alternateName: language === 'ar' ? 'Rukn' : 'ركن',
        url: addressOf(source, '/'),
        inLanguage: language,
        publisher: { '@id': `${origin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: addressOf(source, '/propertielist?q={search_term_string}'),
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
