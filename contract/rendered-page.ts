import type { Language } from './language.ts';

/** The server's request to the page renderer. */
export interface PageRequest {
  /** With its search part. */
  path: string;
  language: Language;
  /** The service's public origin, such as `https://rukn.example`; without a trailing slash. */
  origin: string;
  /** Answers the page's API calls in the server's own process. */
  fetch: typeof fetch;
}

/** A page's metadata for search engines and link previews; browsers do not use it. */
export interface PageFacts {
  /**
   * The page's canonical path and search, without language; null if search engines should have
   * none.
   */
  canonical: string | null;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  kind: 'website' | 'article';
  /** The title of a link preview; null: the page's title without the brand. */
  name: string | null;
  /** The text of a link preview; null: the description. */
  summary: string | null;
  /** For an article, ISO 8601. */
  publishedAt: string | null;
  /**
   * The preview's picture, 1200 × 630. Programs cache it: `shows` differs when its content does.
   */
  picture: { path: string; alt: string; shows: unknown };
  /** schema.org objects, for JSON-LD. */
  linkedData: object[];
}

/** What the app needs to show a screen, besides its entry. */
export interface ScreenNeeds {
  /** The routes on the page, outermost first. */
  routeIds: string[];
  /** Namespaces of its texts, as far as they are known. */
  texts: string[];
}

/** A first screen, rendered as a guest sees it. */
export interface RenderedPage extends ScreenNeeds {
  status: number;
  html: string;
  /** JSON for the data block that hands the query results to the browser. */
  state: string;
  title: string;
  description: string;
  facts: PageFacts;
  /** The route's redirect target; null without one. */
  redirectTo: string | null;
}

/** A screen that depends on the signed-in user: the browser renders it from the empty shell. */
export interface PersonalPage extends ScreenNeeds {
  isPersonal: true;
  /** The site's title, in the default language. */
  title: string;
  description: string;
  /** Guests are redirected to /login. */
  isGuarded: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage | PersonalPage>;

/** The build's data beside index.html, from which the server makes its pages. */
export interface BuiltPage {
  /** Sources of the scripts inlined in index.html. */
  inline: string[];
  /** Source of the script that starts the app on a page with a rendered first screen. */
  starter: string;
  /** Source of the script of /sw-kill. */
  reset: string;
  /** URLs of the modules of every page, in the order in which they run. */
  modules: string[];
  /** URLs of the style sheets of every page. */
  styles: string[];
}
