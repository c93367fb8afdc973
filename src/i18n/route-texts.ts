import type { i18n } from 'i18next';
import type { Language } from '../../contract/language.ts';
import { loadRouteTexts } from './load-texts.ts';
import type about from './locales/ar/about.json';
import type access from './locales/ar/access.json';
import type account from './locales/ar/account.json';
import type ads from './locales/ar/ads.json';
import type advertising from './locales/ar/advertising.json';
import type articles from './locales/ar/articles.json';
import type bank from './locales/ar/bank.json';
import type detail from './locales/ar/detail.json';
import type draft from './locales/ar/draft.json';
import type figures from './locales/ar/figures.json';
import type maintenance from './locales/ar/maintenance.json';
import type management from './locales/ar/management.json';
import type maps from './locales/ar/maps.json';
import type neighborhoods from './locales/ar/neighborhoods.json';
import type payments from './locales/ar/payments.json';
import type privacy from './locales/ar/privacy.json';
import type questions from './locales/ar/questions.json';
import type rentals from './locales/ar/rentals.json';
import type requests from './locales/ar/requests.json';
import type reservations from './locales/ar/reservations.json';
import type search from './locales/ar/search.json';
import type searches from './locales/ar/searches.json';
import type session from './locales/ar/session.json';
import type terms from './locales/ar/terms.json';
import type viewings from './locales/ar/viewings.json';
import type wallet from './locales/ar/wallet.json';

/** Texts that only some routes need, by namespace: other screens' first load omits them. */
export interface RouteTexts {
  about: typeof about;
  access: typeof access;
  account: typeof account;
  ads: typeof ads;
  advertising: typeof advertising;
  articles: typeof articles;
  bank: typeof bank;
  detail: typeof detail;
  draft: typeof draft;
  figures: typeof figures;
  maintenance: typeof maintenance;
  management: typeof management;
  maps: typeof maps;
  neighborhoods: typeof neighborhoods;
  payments: typeof payments;
  privacy: typeof privacy;
  questions: typeof questions;
  rentals: typeof rentals;
  requests: typeof requests;
  reservations: typeof reservations;
  search: typeof search;
  searches: typeof searches;
  session: typeof session;
  terms: typeof terms;
  viewings: typeof viewings;
  wallet: typeof wallet;
}

/** Loads and adds the missing namespaces. Rejects where a file can't be fetched. */
export async function addTexts(i18n: i18n, namespaces: readonly (keyof RouteTexts)[]): Promise<void> {
  const language = i18n.language as Language;
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));
  if (missing.length === 0) return;
  const files = await loadRouteTexts(language);
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await files[`./locales/${language}/${namespace}.json`]?.();
      i18n.addResourceBundle(language, namespace, texts);
    }),
  );
}

/** A route's `beforeLoad` that loads the texts before its head and screen use them. */
export function withTexts(...namespaces: (keyof RouteTexts)[]) {
  return ({ context: { i18n } }: { context: { i18n: i18n } }): Promise<void> => addTexts(i18n, namespaces);
}
