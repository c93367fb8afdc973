import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { endpointTable } from './src/api/endpoint-table.vite.ts';
import { firstScreenChunk, laterTexts, markLaterFiles } from './src/app/first-screen.vite.ts';
import { indexHtml } from './src/app/index-html.vite.ts';
import { closedStylePolicy, singlePathIcons } from './src/app/patched-packages.vite.ts';
import { BUILD_TARGET } from './src/app/served-browsers.vite.ts';
import { buildId, buildMark } from './src/device/build-id.vite.ts';
import { manifest } from './src/device/manifest.ts';

const BUILD = buildId(import.meta.dirname);
const API_IN_DEVELOPMENT = 'http://127.0.0.1:3001';

/** Chunks that every page loads before a screen's own code. */
const LOADED_FIRST = /\/(?:framework|rolldown-runtime|app)-/;
const NAMED_CHUNKS = /^(?:framework|rolldown-runtime|app$|property-map|place-picker-map|arabia)/;
/** The operators' console with its texts, which users' devices don't precache. */
const CONSOLE = /\/src\/(?:features\/ops\/|i18n\/locales\/\w+\/ops\.json)/;
/** Packages that every screen needs, without parts that only single sheets use. */
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
    singlePathIcons(),
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
        // Only the system reads the manifest's icons, never a page: precaching them would slow the
        // first visit.
        includeManifestIcons: false,
        injectManifest: {
          // The code of every screen, so that screens never opened before work offline too; large
          // files that may never be needed are cached on first use (DESIGN §9).
          globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'icons/*.svg', 'art/*.{svg,avif}'],
          globIgnores: ['**/maplibre*', '**/property-map*', '**/place-picker-map*', '**/arabia*', '**/ops-*'],
          maximumFileSizeToCacheInBytes: 400_000,
          manifestTransforms: [markLaterFiles('dist/app')],
          // The worker is built separately, so it needs the plugin for the endpoint table too.
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
    // No polyfill: supported browsers have modulepreload or work without (Safari before 17). Each
    // screen's list omits what every page loads anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !LOADED_FIRST.test(file)) : files,
    },
    rolldownOptions: {
      output: {
        // A few chunks that compress well, instead of dozens with a request each: packages that
        // every screen needs, and our code that the first screen shares with others. The rest loads
        // later.
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK, priority: 2 },
            // Home's own code stays with its route, and an icon that other screens use with those
            // screens.
            {
              name: firstScreenChunk('app', import.meta.dirname),
              debugName: 'app',
              test: /\/src\/(?!features\/home\/)|lucide-react\//,
              priority: 1,
            },
            // Code that many other screens share: one file instead of a dozen small ones in each
            // screen's list.
            {
              name: 'shared',
              test: /\/src\/(?!features\/(?:home|ops)\/)|lucide-react\//,
              minShareCount: 4,
            },
            { name: 'icons', test: /lucide-react\//, minShareCount: 2 },
            { name: laterTexts, test: /\/src\/i18n\/locales\// },
          ],
        },
        // Names without the module's name, since the first screen lists every other screen's files.
        // Only files that the precache leaves out and files that each page loads have a name.
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
