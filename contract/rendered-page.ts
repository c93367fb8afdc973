import type { Language } from './language.ts';

/** What the server asks the page renderer for. */
export interface PageRequest {
  /** With its search part. */
  path: string;
  language: Language;
  /**
   * Under which the public reaches the service, such as `https://rukn.example`; without a slash at
   * the end.
   */
  origin: string;
  /** Answers the page's API calls in the server's own process. */
  fetch: typeof fetch;
}

/** A page's metadata for programs that show its link or list it; a browser reads none of it. */
export interface PageFacts {
  /**
   * The page's one address, path and search, without language; null where it has none to be found
   * under.
   */
  canonical: string | null;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  kind: 'website' | 'article';
  /** What a chat writes above the link; null: the page's title without the brand. */
  name: string | null;
  /** What it writes under that; null: the description. */
  summary: string | null;
  /** An article's, ISO 8601. */
  publishedAt: string | null;
  /** Shown beside the link, 1200 × 630. Programs cache it: `shows` tells states apart. */
  picture: { path: string; alt: string; shows: unknown };
  /** Of schema.org, for JSON-LD. */
  linkedData: object[];
}

/** What the app takes to show a screen, besides its entry. */
export interface ScreenNeeds {
  /** The routes on the page, outermost first. */
  routeIds: string[];
  /** Namespaces of the texts that it takes, as far as they are known. */
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
  /** Where the route sends the reader instead; null where it does not. */
  redirectTo: string | null;
}

/** A screen that depends on who is signed in: the browser draws it, from the empty shell. */
export interface PersonalPage extends ScreenNeeds {
  isPersonal: true;
  /** The site's own, in the default language. */
  title: string;
  description: string;
  /** Guests are led to /login. */
  isGuarded: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage | PersonalPage>;

/** What the build leaves beside index.html, for the pages that the server makes of it. */
export interface BuiltPage {
  /** Sources of the scripts that index.html holds. */
  inline: string[];
  /** Source of the script that starts the app on a page whose first screen is there already. */
  starter: string;
  /** Source of the script of /sw-kill. */
  reset: string;
  /** Addresses of the modules of every page, in the order in which they run. */
  modules: string[];
  /** Addresses of the style sheets of every page. */
  styles: string[];
}
