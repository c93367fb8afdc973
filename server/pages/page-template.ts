import { createHash } from 'node:crypto';
import type { Language } from '../../contract/language.ts';

export interface PageContent {
  language: Language;
  title: string;
  description: string;
  html: string;
  /** JSON of the query results. */
  state: string;
  /** Modules that the app will ask for on this page, besides those of every page. */
  modules: string[];
}

const HEAD = /<!--page-head-->[\s\S]*?<!--\/page-head-->/;
const INLINE_SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
const ENTRY_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const MODULE_PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
/** No such relation: a link that the starter turns into a preload when its time has come. */
const LATER = 'later';
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** CSP source of an inline script, 'sha256-…' (CSP level 3, §6.7.3.3). */
const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Starts the app once the first screen, which is in the HTML already, has been painted: until then the
 * network and the processor belong to the screen's photos. Two frames, since the first only begins the paint.
 * Modules that the entry builds on run first, each in a task of its own, so that a tap is heard in between.
 * A button pressed before the app is there is remembered for it (src/early-tap.ts).
 */
function starterOf(entry: string, groundwork: readonly string[]): string {
  return (
    'onclick=e=>{window.earlyTap=e.target.closest("button")};' +
    'requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(async()=>{' +
    `for(const link of document.querySelectorAll("link[rel=${LATER}]"))link.rel="modulepreload";` +
    `for(const module of ${JSON.stringify([...groundwork, entry])}){` +
    'await import(module);await new Promise(done=>setTimeout(done))}' +
    '})))'
  );
}

const laterLink = (href: string) => `<link rel="${LATER}" crossorigin href="${href}">`;

/**
 * The built index.html as a template: as it is, it is the empty shell that the worker keeps; filled, a
 * page whose first screen is already there.
 */
export function createPageTemplate(shell: string) {
  const entry = ENTRY_SCRIPT.exec(shell)?.[1];
  if (!entry) throw new Error('The built index.html has no entry script');
  const everyPage = [...shell.matchAll(MODULE_PRELOAD)].map(([, href = '']) => href);
  const starter = starterOf(entry, everyPage);
  const page = shell
    .replace(ENTRY_SCRIPT, '')
    .replace(MODULE_PRELOAD, '')
    .replace('</body>', () => `<script type="module">${starter}</script></body>`);
  return {
    shell,
    /** What a Content-Security-Policy must admit for the template's own inline scripts. */
    scriptHashes: [...page.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source)),
    fill({ language, title, description, html, state, modules }: PageContent): string {
      const head = [
        title && `<title>${escapeHtml(title)}</title>`,
        description && `<meta name="description" content="${escapeHtml(description)}" />`,
      ].join('');
      const direction = language === 'ar' ? 'rtl' : 'ltr';
      // Replacer functions: a `$` in a title is a `$`.
      return page
        .replace(
          '<html lang="ar" dir="rtl">',
          () => `<html lang="${language}" dir="${direction}" data-page="rendered">`,
        )
        .replace(HEAD, () => head)
        .replace('<!--page-body-->', () => html)
        .replace(
          '<!--page-state-->',
          () =>
            `<script type="application/json" id="server-state">${state}</script>` +
            [...new Set([...everyPage, ...modules])].map(laterLink).join(''),
        );
    },
  };
}

export type PageTemplate = ReturnType<typeof createPageTemplate>;
