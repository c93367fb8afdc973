import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { BuiltPage } from '../../contract/rendered-page.ts';
import { BUILD_TARGET } from './served-browsers.vite.ts';

/** Scripts of src/app/inline that are inlined in index.html. */
const IN_PAGE = ['before-first-paint', 'end-of-page'];

/** Bundles a script of src/app/inline for a page. `constants` maps names to JavaScript. */
function inlineScript(name: string, constants: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'inline', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BUILD_TARGET,
    define: constants,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function put(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
  return html.replace(place, () => content);
}

/**
 * The chunks that a chunk imports, each after its own imports, which is the order of Vite's tags.
 */
function importsOf(
  { imports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  visited = new Set<string>(),
): Rolldown.OutputChunk[] {
  return imports.flatMap((file) => {
    const imported = bundle[file];
    if (imported?.type !== 'chunk' || visited.has(file)) return [];
    visited.add(file);
    return [...importsOf(imported, bundle, visited), imported];
  });
}

/**
 * Puts the logo and the inline scripts into index.html: as files they would load a round trip
 * later. The server fills the places named `page-…` (server/pages/page-template.ts) with data from
 * `.vite/page.json`.
 */
export function indexHtml(root: string): Plugin {
  const mark = readFileSync(join(root, 'public/icons/favicon.svg'), 'utf8');
  let entry: Rolldown.OutputChunk | undefined;
  return {
    name: 'index-html',
    transformIndexHtml(source, { chunk }) {
      entry = chunk;
      let html = put(
        source,
        '<!--start-mark-->',
        mark.replace('<svg ', '<svg class="start-mark" aria-hidden="true" '),
      );
      for (const name of IN_PAGE)
        html = put(html, `<!--script ${name}-->`, `<script>${inlineScript(name)}</script>`);
      // Vite has just put the entry's tags at the end of the head, so their place ends after them.
      return put(put(html, '<!--/page-entry-->', ''), '</head>', '<!--/page-entry--></head>');
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!entry) return;
        const chunks = [...importsOf(entry, bundle), entry];
        // Vite drops an entry that only imports the others.
        const modules = chunks.flatMap(({ fileName }) => (fileName in bundle ? [`/${fileName}`] : []));
        const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const page: BuiltPage = {
          inline: IN_PAGE.map((name) => inlineScript(name)),
          starter: inlineScript('starter', { EVERY_MODULE: JSON.stringify(modules) }),
          reset: inlineScript('reset-device'),
          modules,
          styles: [...styles].map((file) => `/${file}`),
        };
        this.emitFile({ type: 'asset', fileName: '.vite/page.json', source: JSON.stringify(page) });
      },
    },
  };
}
