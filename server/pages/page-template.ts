import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '../../contract/language.ts';
import type { PageFacts, PersonalPage } from '../../contract/rendered-page.ts';
import { type HeadRequest, headTags, linkedDataBlocks } from './head-tags.ts';

interface PageContent extends HeadRequest {
  html: string;
  /** JSON of the query results. */
  state: string;
  /** Modules that the app will ask for on this page, besides those of every page. */
  modules: string[];
}

interface PersonalContent extends Pick<PageContent, 'modules'>, Pick<PersonalPage, 'isGuarded'> {
  origin: string;
}

const HEAD = /<!--page-head-->[\s\S]*?<!--\/page-head-->/;
/** With the white space around it: hydration takes text in the root for the app's. */
const BODY = /\s*<!--page-body-->[\s\S]*?<!--\/page-body-->\s*/;
/** What the built shell says itself, in the default language. */
const SHELL_WORDS = /<title>([^<]*)<\/title>\s*<meta name="description" content="([^"]*)"/;
const INLINE_SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
const HTML = '<html lang="ar" dir="rtl">';
/** One, or several in their order where the build has put the entry into a shared chunk. */
const ENTRY_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const MODULE_PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
/** No such relation: a link that the starter turns into a preload when its time has come. */
const LATER = 'later';
/** A screen that only the browser can draw: its link shows who we are. robots.txt says which of them are closed. */
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
const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Starts the app once the first screen, which is in the HTML already, has been painted: until then the
 * network and the processor belong to the screen's photos. Two frames, since the first only begins the paint.
 * Its modules run in their order, the entry last, each in a task of its own: a tap is heard in between.
 * A button pressed before the app is there is remembered for it (src/app/main.tsx), and shows that it was heard.
 * A page that is being left for another (index.html) starts nothing.
 */
function starterOf(modules: readonly string[]): string {
  return (
    'onclick=e=>{window.earlyTap?.removeAttribute("data-early");' +
    '(window.earlyTap=e.target.closest("button"))?.setAttribute("data-early","")};' +
    'requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(async()=>{' +
    'if("leaving"in document.documentElement.dataset)return;' +
    `for(const link of document.querySelectorAll("link[rel=${LATER}]"))link.rel="modulepreload";` +
    `for(const module of ${JSON.stringify(modules)}){` +
    'await import(module);await new Promise(done=>setTimeout(done))}' +
    '})))'
  );
}

const addresses = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, url = '']) => url);

/**
 * The built index.html as a template: as it is, it is the empty shell that the worker keeps; filled, a
 * page whose first screen is already there.
 */
export function createPageTemplate(shell: string) {
  const entries = addresses(shell, ENTRY_SCRIPT);
  if (entries.length === 0) throw new Error('The built index.html has no entry script');
  const everyPage = [...addresses(shell, MODULE_PRELOAD), ...entries];
  const laterLinks = (modules: string[]) =>
    [...new Set([...everyPage, ...modules])]
      .map((href) => `<link rel="${LATER}" crossorigin href="${href}">`)
      .join('');
  const starter = starterOf(everyPage);
  const page = shell
    .replace(ENTRY_SCRIPT, '')
    .replace(MODULE_PRELOAD, '')
    .replace('</body>', () => `<script type="module">${starter}</script></body>`);
  return {
    shell,
    /** What a Content-Security-Policy must admit for the template's own inline scripts. */
    scriptHashes: [...page.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source)),
    /**
     * The page of a screen that is a person's own: the mark, until the app draws it. From a guarded one
     * index.html's first script sends guests to /login, which comes with its form in it.
     */
    personal({ origin, isGuarded, modules }: PersonalContent): string {
      const [, title = '', description = ''] = SHELL_WORDS.exec(shell) ?? [];
      const picture = { path: '/art/social-card.jpg', alt: title, shows: null };
      const facts = { ...PERSONAL, picture };
      const head = headTags({ title, description, language: DEFAULT_LANGUAGE, origin, facts });
      return page
        .replace(HTML, isGuarded ? HTML.replace('>', ' data-guarded>') : HTML)
        .replace(HEAD, () => head)
        .replace('<!--page-state-->', () => laterLinks(modules));
    },
    fill({ html, state, modules, ...head }: PageContent): string {
      const { language, facts } = head;
      const direction = language === 'ar' ? 'rtl' : 'ltr';
      // Replacer functions: a `$` in a title is a `$`.
      return page
        .replace(HTML, () => `<html lang="${language}" dir="${direction}" data-page="rendered">`)
        .replace(HEAD, () => headTags(head))
        .replace(BODY, () => html)
        .replace(
          '<!--page-state-->',
          () =>
            `<script type="application/json" id="server-state">${state}</script>` +
            linkedDataBlocks(facts.linkedData) +
            laterLinks(modules),
        );
    },
  };
}

export type PageTemplate = ReturnType<typeof createPageTemplate>;
