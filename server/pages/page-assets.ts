import type { Language } from '../../contract/language.ts';
import type { ScreenNeeds } from '../../contract/rendered-page.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
}
interface PageNeeds extends ScreenNeeds {
  language: Language;
}

/** Vite's build manifest: chunks by their source module. */
export type ViteManifest = Record<string, ManifestChunk>;

/** A chunk may hold a route’s loader beside its component (`codeSplitGroupings`). */
const ROUTE_CHUNK = /^src\/routes\/(.*)\.tsx\?tsr-split=component(?:---loader)?$/;

/**
 * The router's id of a route's file: `_shell/propertydetails.$id` → `/_shell/propertydetails/$id`.
 */
function routeIdOf(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/');
}

/**
 * The modules that a page needs besides the entry: the language's texts, the chunks of its routes,
 * and their imports. Listed in the page, the browser loads them in parallel instead of one after
 * the other.
 */
export function createPageAssets(manifest: ViteManifest) {
  const routeKeys = new Map(
    Object.keys(manifest).flatMap((key) => {
      const file = ROUTE_CHUNK.exec(key)?.[1];
      return file === undefined ? [] : [[routeIdOf(file), key] as const];
    }),
  );

  function collect(key: string, files: Set<string>): void {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported, files);
  }

  return {
    modules({ routeIds, texts, language }: PageNeeds): string[] {
      const files = new Set<string>();
      collect(`src/i18n/${language}.ts`, files);
      // Namespaces that every page loads have no separate file.
      for (const namespace of texts) collect(`src/i18n/locales/${language}/${namespace}.json`, files);
      for (const id of routeIds) collect(routeKeys.get(id) ?? '', files);
      return [...files];
    },
  };
}

export type PageAssets = ReturnType<typeof createPageAssets>;
