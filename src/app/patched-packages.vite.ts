import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/*
 * The build's changes to packages, each with the upstream thread that explains it.
 * patched-packages.vite.test.ts fails once a package no longer needs its change, which can then be
 * removed.
 */

const INJECTS = 'function __insertCSS(code) {';
const KEY = /,\s*key: "\w+"/g;

/**
 * Keeps libraries from adding <style> elements at run time, which a content security policy of
 * `style-src 'self'` blocks. vaul's own CSS is left out; `sheet.css` has the rules that are needed:
 * https://github.com/emilkowalski/vaul/issues/283. The dialog library's scroll lock is replaced by
 * a constructed style sheet: https://github.com/theKashey/react-remove-scroll/issues/21. Fails the
 * build if vaul injects its CSS in another way.
 */
export function closedStylePolicy(): Plugin {
  return {
    name: 'closed-style-policy',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: {
          'react-style-singleton': fileURLToPath(new URL('../ui/constructed-style.ts', import.meta.url)),
        },
      },
      // Pre-bundling in development would bypass `transform`.
      optimizeDeps: { exclude: ['vaul'] },
    }),
    transform(code, id) {
      return /node_modules\/vaul\//.test(id) ? { code: withoutStyles(code), map: null } : undefined;
    },
  };
}

/** vaul's module without the injection of its CSS. Throws if that can't be found. */
export function withoutStyles(code: string): string {
  if (!code.includes(INJECTS)) throw new Error('closed-style-policy: vaul injects its CSS in a new way');
  return code.replace(INJECTS, `${INJECTS} return;`);
}

/**
 * Removes React's keys from the elements of icons: their order never changes, and the random
 * letters, which do not compress, added a kilobyte to every first load. Upstream keeps them:
 * https://github.com/lucide-icons/lucide/pull/2655. Only in a build: in development React warns
 * without keys.
 */
export function iconsWithoutKeys(): Plugin {
  return {
    name: 'icons-without-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  };
}

/** The module of an icon, without its keys. */
export function withoutKeys(code: string): string {
  return code.replace(KEY, '');
}
