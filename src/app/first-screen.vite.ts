import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The part of the bundler's module graph that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[]; code: string | null } | null;
}

/** The package that exports all its icons from one module. */
const ICONS = 'lucide-react';

/** The entry, the bars, and the home screen, which most users see first. */
const STARTS = [
  '/src/app/main.tsx',
  '/src/features/layout/shell-layout.tsx',
  '/src/features/home/home-screen.tsx',
];

/**
 * Returns a function that puts the modules that STARTS import, directly or indirectly, into the
 * chunk `name`, and no others. Otherwise code shared by two later screens would be loaded on the
 * first visit. `root` is the project's folder.
 */
export function firstScreenChunk(name: string, root: string) {
  let found: Set<string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    found ??= reach(
      STARTS.map((path) => root + path),
      graph,
    );
    return found.has(id) ? name : null;
  };
}

function reach(ids: string[], graph: ModuleGraph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    const module = graph.getModuleInfo(id);
    reach(module ? importsOf(module, graph) : [], graph, found);
  }
  return found;
}

/**
 * A module that imports a few icons reaches only those, not the thousand that the package's one
 * module exports.
 */
function importsOf(
  { importedIds, code }: { importedIds: string[]; code: string | null },
  graph: ModuleGraph,
): string[] {
  return importedIds.flatMap((id) => {
    if (!id.endsWith(`/${ICONS}.mjs`)) return id;
    const files = iconFiles(graph.getModuleInfo(id)?.code ?? '');
    return importedNames(code ?? '').map((name) => id.replace(/[^/]+$/, files.get(name) ?? ''));
  });
}

/** From `import { House, Share2 as Share } from 'lucide-react'` returns House, Share2. */
function importedNames(code: string): string[] {
  const lists = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${ICONS}["']`, 'g'));
  return [...lists].flatMap(
    ([, list]) => list?.split(',').map((part) => part.trim().split(' as ')[0] ?? '') ?? [],
  );
}

/**
 * From `export { default as House, default as HouseIcon } from './icons/house.mjs'` maps both names
 * to the file.
 */
function iconFiles(code: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names, file] of code.matchAll(/export \{([^}]*)\} from ["']\.\/([^"']+)["']/g))
    for (const [, name] of names?.matchAll(/default as (\w+)/g) ?? [])
      files.set(name as string, file as string);
  return files;
}

/**
 * Texts that neither the first load (i18n/ar.ts) nor a guest's first screens need, and that are not
 * long and rarely opened.
 */
const LATER_TEXTS =
  /\/src\/i18n\/locales\/(ar|en)\/(?!(?:home|places|properties|pwa|shell|device|session|search|detail|advertising|terms|ops)\.)\w+\.json/;

/**
 * Puts a language's texts of other screens into one chunk: the worker fetches file by file, which
 * takes longer than the extra bytes. Null for texts with a separate chunk.
 */
export function laterTexts(id: string): string | null {
  const [, language] = LATER_TEXTS.exec(id) ?? [];
  return language ? `texts-${language}` : null;
}

/**
 * Source folders that a first visit installs: home, the bars, the device's code, and the texts of
 * both languages.
 */
const INSTALLED =
  /^src\/(?:routes\/_shell\/index|features\/(?:home|layout)\/|device\/|i18n\/(?:(?:ar|en)\.ts|locales\/\w+\/device))/;
/**
 * Files that a first visit installs: the shell, fonts without rare letters, icons, and drawings for
 * missing content.
 */
const INSTALLED_FILES =
  /^(?:index\.html$|manifest\.|icons\/|art\/(?:error|offline|photo-missing)\.svg|assets\/rubik-(?!.*-rare-).*\.woff2)/;

/**
 * Marks the files of the worker's list that are cached after its installation (sw/later-files.ts).
 * Reads from the build in `outDir` which chunk includes which module.
 */
export function markLaterFiles(outDir: string) {
  return async <Entry extends { url: string }>(entries: Entry[]) => {
    const chunks: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
    const installed = new Set<string>();
    const install = (key: string) => {
      const chunk = chunks[key];
      if (!chunk || installed.has(chunk.file)) return;
      for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) installed.add(file);
      for (const imported of chunk.imports ?? []) install(imported);
    };
    for (const [key, { isEntry }] of Object.entries(chunks)) if (isEntry || INSTALLED.test(key)) install(key);
    const isInstalled = (url: string) => INSTALLED_FILES.test(url) || installed.has(url);
    return {
      manifest: entries.map((entry) => (isInstalled(entry.url) ? entry : { ...entry, isLater: true })),
    };
  };
}
