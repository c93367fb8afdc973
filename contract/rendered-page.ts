import type { Language } from './language.ts';

/** What the server asks the page renderer for. */
export interface PageRequest {
  /** With its search part. */
  path: string;
  language: Language;
  /** Answers the page's API calls in the server's own process. */
  fetch: typeof fetch;
}

/** A first screen, rendered as a guest sees it. */
export interface RenderedPage {
  status: number;
  html: string;
  /** JSON for the data block that hands the query results to the browser. */
  state: string;
  title: string;
  description: string;
  /** The routes on the page, outermost first. */
  routeIds: string[];
  /** Namespaces of the texts that it took. */
  texts: string[];
  /** Where the route sends the reader instead; null where it does not. */
  redirectTo: string | null;
}

/** Null where the screen depends on who is signed in: the browser draws it, from the empty shell. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
