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
 * A route's id as the router names it, from its file: `_shell/propertydetails.$id` →
 * `/_shell/propertydetails/$id`.
 */
function routeIdOf(file: string): string {
  return `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/');
}

/**
 * Which modules the app will ask for on a page besides its entry: the language's texts and the
 * chunks of its routes, with what they import. Told beforehand they come side by side, not one
 * after the other.
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
      // Namespaces of every first load have no file of their own.
      for (const namespace of texts) collect(`src/i18n/locales/${language}/${namespace}.json`, files);
      for (const id of routeIds) collect(routeKeys.get(id) ?? '', files);
      return [...files];
    },
  };
}

export type PageAssets = ReturnType<typeof createPageAssets>;
