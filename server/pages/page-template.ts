import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import type { BuiltPage, PageFacts, PersonalPage } from '../../contract/rendered-page.ts';
import { type HeadRequest, headTags, linkedDataBlocks } from './head-tags.ts';

/** Slots of index.html, between `<!--page-…-->` and `<!--/page-…-->`, in their order. */
const SLOTS = ['html', 'head', 'entry', 'body', 'state', 'starter'] as const;
type Filling = Partial<Record<(typeof SLOTS)[number], string>>;

interface PageContent extends HeadRequest {
  html: string;
  /** JSON of the query results. */
  state: string;
  /** Modules that this page needs, besides those of every page. */
  modules: string[];
}

interface PersonalContent
  extends Pick<PageContent, 'modules' | 'origin'>,
    Pick<PersonalPage, 'isGuarded' | 'title' | 'description'> {}

/**
 * Facts of a screen that only the browser can render: its link preview shows the company.
 * robots.txt excludes some of them.
 */
const PERSONAL: Omit<PageFacts, 'picture'> = {
  canonical: null,
  isIndexed: true,
  kind: 'website',
  name: null,
  summary: null,
  publishedAt: null,
  linkedData: [],
};

/** CSP source of an inline script, 'sha256-…' (CSP level 3, §6.7.3.3). */
export const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Fills slots of the built index.html; an unfilled one keeps its content. Throws if one is missing.
 */
function pageFiller(shell: string): (filling: Filling) => string {
  let rest = shell;
  const pieces = SLOTS.map((slot) => {
    const [open, close] = [`<!--page-${slot}-->`, `<!--/page-${slot}-->`];
    const [from, to] = [rest.indexOf(open), rest.indexOf(close)];
    if (from === -1 || to < from)
      throw new Error(`The built index.html has no ${open} with its end in its place`);
    const piece = { slot, before: rest.slice(0, from), own: rest.slice(from + open.length, to) };
    rest = rest.slice(to + close.length);
    return piece;
  });
  return (filling) => pieces.map(({ slot, before, own }) => before + (filling[slot] ?? own)).join('') + rest;
}

/**
 * Makes a template of the built index.html. Unfilled, it is the empty shell that the worker stores;
 * filled, it contains the page's first screen.
 */
export function createPageTemplate(shell: string, built: BuiltPage) {
  if (built.modules.length === 0) throw new Error('The build names no module that starts the app');
  const fillSlots = pageFiller(shell);
  // `later` is no standard relation: app/inline/starter.ts turns these links into preloads later.
  const laterLinks = (modules: string[]) =>
    [...new Set([...built.modules, ...modules])]
      .map((href) => `<link rel="later" crossorigin href="${href}">`)
      .join('');
  /** Replaces the entry's scripts: the starter loads them. */
  const everyPage = {
    entry: built.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join(''),
    starter: `<script type="module">${built.starter}</script>`,
  };
  return {
    shell,
    /** CSP sources of the template's own inline scripts. */
    scriptHashes: [...built.inline, built.starter].map(hashOf),
    /**
     * The page of a user's private screen: only the logo, until the app renders. On a guarded one
     * index.html's first script redirects guests to /login, whose page contains the form.
     */
    personal({ isGuarded, modules, ...head }: PersonalContent): string {
      const facts = { ...PERSONAL, picture: { path: '/art/social-card.jpg', alt: head.title, shows: null } };
      return fillSlots({
        ...everyPage,
        ...(isGuarded && { html: '<html lang="ar" dir="rtl" data-guarded>' }),
        head: headTags({ ...head, language: DEFAULT_LANGUAGE, facts }),
        state: laterLinks(modules),
      });
    },
    fill({ html, state, modules, ...head }: PageContent): string {
      const { language, facts } = head;
      const direction = language === 'ar' ? 'rtl' : 'ltr';
      return fillSlots({
        ...everyPage,
        html: `<html lang="${language}" dir="${direction}" data-page="rendered">`,
        head: headTags(head),
        body: html,
        state:
          `<script type="application/json" id="server-state">${state}</script>` +
          linkedDataBlocks(facts.linkedData) +
          laterLinks(modules),
      });
    },
  };
}

export type PageTemplate = ReturnType<typeof createPageTemplate>;
