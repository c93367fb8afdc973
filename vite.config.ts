import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { endpointTable } from './src/api/endpoint-table.vite.ts';
import { firstScreenChunk, laterTexts, markLaterFiles } from './src/app/first-screen.vite.ts';
import { indexHtml } from './src/app/index-html.vite.ts';
import { closedStylePolicy, iconsWithoutKeys } from './src/app/patched-packages.vite.ts';
import { BUILD_TARGET } from './src/app/served-browsers.vite.ts';
import { buildId, buildMark } from './src/device/build-id.vite.ts';
import { manifest } from './src/device/manifest.ts';

const BUILD = buildId(import.meta.dirname);
const API_IN_DEVELOPMENT = 'http://127.0.0.1:3001';

/** What every page loads before any screen's own code. */
const LOADED_FIRST = /\/(?:framework|rolldown-runtime|app)-/;
const NAMED_CHUNKS = /^(?:framework|rolldown-runtime|app$|property-map|place-picker-map|arabia)/;
/** The operators' console with its texts: nothing of it is kept on everybody's device. */
const CONSOLE = /\/src\/(?:features\/ops\/|i18n\/locales\/\w+\/ops\.json)/;
/** What every screen builds on; not what a single sheet uses of it. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|@tanstack\/(?:history|query-core|react-query|react-router|react-store|router-core|store))\/(?!.*\/(?:useQueries|queriesObserver)\.js)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    endpointTable(),
    closedStylePolicy(),
    iconsWithoutKeys(),
    indexHtml(import.meta.dirname),
    buildMark(BUILD),
    !isSsrBuild && compression({ algorithms: ['brotliCompress'], threshold: 500 }),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        outDir: 'dist/app',
        injectRegister: false,
        registerType: 'prompt',
        manifest,
        // The system reads the manifest's icons, never a page: they need not weigh on the first
        // visit.
        includeManifestIcons: false,
        injectManifest: {
          // Every screen's code, so that one never opened yet opens offline too; what weighs much
          // and may never be used is kept at first use (DESIGN §9).
          globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'icons/*.svg', 'art/*.{svg,avif}'],
          globIgnores: ['**/maplibre*', '**/property-map*', '**/place-picker-map*', '**/arabia*', '**/ops-*'],
          maximumFileSizeToCacheInBytes: 400_000,
          manifestTransforms: [markLaterFiles('dist/app')],
          // The worker is a build of its own: it needs the table by its own plugin.
          buildPlugins: { vite: [endpointTable()] },
          sourcemap: false,
        },
      }),
  ],
  define: { __BUILD_ID__: JSON.stringify(BUILD) },
  build: {
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/page-renderer' : 'dist/app',
    target: isSsrBuild ? 'node20' : BUILD_TARGET,
    reportCompressedSize: false,
    // Every served browser preloads modules, or does without (Safari before 17).
    // What every page has loaded by itself is left out of each screen's list.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !LOADED_FIRST.test(file)) : files,
    },
    rolldownOptions: {
      output: {
        // Few chunks that compress well, instead of dozens with a request and its headers each:
        // what every screen needs from packages, and what the first screen and others share of
        // ours. The rest comes later.
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK, priority: 2 },
            // Home's own code stays with its route, and an icon of other screens with the screen
            // that shows it.
            {
              name: firstScreenChunk('app', import.meta.dirname),
              debugName: 'app',
              test: /\/src\/(?!features\/home\/)|lucide-react\//,
              priority: 1,
            },
            // What many of the other screens share: one file, where each would else list a dozen
            // small ones.
            {
              name: 'shared',
              test: /\/src\/(?!features\/(?:home|ops)\/)|lucide-react\//,
              minShareCount: 4,
            },
            { name: 'icons', test: /lucide-react\//, minShareCount: 2 },
            { name: laterTexts, test: /\/src\/i18n\/locales\// },
          ],
        },
        // The first screen lists every other's files, and a name says nothing that its source map
        // doesn't. Named are those that the precache leaves out, and those that each page loads.
        chunkFileNames: ({ name, moduleIds }) =>
          moduleIds.some((id) => id.includes('/maplibre-gl/'))
            ? 'assets/maplibre-[hash].js'
            : moduleIds.some((id) => CONSOLE.test(id))
              ? 'assets/ops-[hash].js'
              : NAMED_CHUNKS.test(name)
                ? 'assets/[name]-[hash].js'
                : 'assets/[hash:7].js',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/events', '/media', '/sandbox', '/payments', '/webhooks'].map((path) => [
        path,
        API_IN_DEVELOPMENT,
      ]),
    ),
  },
}));
