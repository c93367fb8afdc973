import type { Plugin } from 'vite';

const KEY = /,\s*key: "\w+"/g;

/**
 * Takes React's keys from the drawings of icons: their parts never change places, and random letters, which do
 * not compress, were a kilobyte of every first load. Only in a build: React asks for them in development.
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

/** The module of an icon, its keys taken away. */
export function withoutKeys(code: string): string {
  return code.replace(KEY, '');
}
