import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/*
 * What the build changes in packages, each with the upstream thread that explains it.
 * patched-packages.vite.test.ts fails as soon as a package no longer needs its change: remove it
 * then.
 */

const INJECTS = 'function __insertCSS(code) {';
const KEY = /,\s*key: "\w+"/g;

/**
 * Keeps libraries from writing <style> elements at run time, which a content security policy of
 * `style-src 'self'` refuses. vaul's own CSS is left out, and `sheet.css` holds what is needed of
 * it: https://github.com/emilkowalski/vaul/issues/283. The dialog library's scroll lock becomes a
 * constructed style sheet: https://github.com/theKashey/react-remove-scroll/issues/21. Throws at
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
      // Pre-bundling in development would pass vaul by.
      optimizeDeps: { exclude: ['vaul'] },
    }),
    transform(code, id) {
      return /node_modules\/vaul\//.test(id) ? { code: withoutStyles(code), map: null } : undefined;
    },
  };
}

/** vaul's module, whose CSS is not injected. */
export function withoutStyles(code: string): string {
  if (!code.includes(INJECTS)) throw new Error('closed-style-policy: vaul injects its CSS in a new way');
  return code.replace(INJECTS, `${INJECTS} return;`);
}

/**
 * Takes React's keys from the drawings of icons: their parts never change places, and random
 * letters, which do not compress, were a kilobyte of every first load. Upstream keeps them:
 * https://github.com/lucide-icons/lucide/pull/2655. Only in a build: React asks for them in
 * development.
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
