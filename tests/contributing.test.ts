import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tracked } from './support/source-graph.ts';

/**
 * Checks the lists of CONTRIBUTING.md against the code: the paths exist, and the examples follow
 * the steps.
 */

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('CONTRIBUTING.md');
const sections = new Map(
  guide.split(/^## /m).map((section) => [section.split('\n')[0] ?? '', section] as const),
);
const spans = [...guide.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);

/**
 * Whether git tracks the path. `<domain>` and `*` match any name; a folder, with or without its
 * slash, matches its files.
 */
function exists(named: string): boolean {
  const escaped = named.replace(/\/$/, '').replace(/[.+$()[\]]/g, '\\$&');
  const path = new RegExp(`(^|/)${escaped.replace(/<\w+>|\*/g, '[^/]+')}(/|$)`);
  return tracked.some((file) => path.test(file));
}

describe('CONTRIBUTING.md', () => {
  it('names only files and folders that exist', () => {
    const isPath = (span: string) =>
      /^(contract|src|sw|server|tests|docs|_shell)\/\S*$|^[\w*<>-]+\.(tsx?|json|css)$/.test(span);
    const links = [...guide.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => path);
    const named = [...spans.filter(isPath), ...links];
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  it('names only commands that package.json has', () => {
    const { scripts, ...rest } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
    const packages = Object.keys({ ...rest.dependencies, ...rest.devDependencies });
    const [runs, tools] = [/npm (?:run )?([a-z:]+)/g, /npx ([a-z-]+)/g].map((command) =>
      [...guide.matchAll(command)].map(([, name = '']) => name),
    );
    expect(runs?.filter((name) => name !== 'ci' && !(name in (scripts ?? {})))).toEqual([]);
    expect(tools?.length).toBeGreaterThan(3);
    const isInstalled = (tool: string) =>
      packages.some((name) => name.split('/').some((part) => part === tool));
    // The packages of Biome and Playwright have other names than the tools.
    const OTHERWISE: Record<string, string> = { biome: '@biomejs', playwright: '@playwright' };
    expect(tools?.filter((tool) => !isInstalled(OTHERWISE[tool] ?? tool))).toEqual([]);
  });
});

/**
 * For each list its examples, and their steps: the path in the list, the example's file, and a text
 * in that file.
 */
const WAYS: Record<string, { examples: string[]; steps: [named: string, file: string, holds: string][] }> = {
  'To add a call': {
    examples: ['viewings.create', 'favourites.add'],
    steps: [
      ['contract/<domain>.ts', 'contract/viewings.ts', '  create: endpoint('],
      ['contract/contract.ts', 'contract/contract.ts', 'viewings'],
      ['contract/error-numbers.ts', 'contract/error-numbers.ts', 'timeTaken'],
      ['contract/*-errors.ts', 'contract/money-errors.ts', 'timeTaken'],
      ['routes.ts', 'server/modules/viewings/routes.ts', "app.endpoint('viewings.create'"],
      ['service.ts', 'server/modules/viewings/service.ts', 'viewings.create'],
      ['repository.ts', 'server/modules/viewings/repository.ts', 'addViewing'],
      ['presenter.ts', 'server/modules/viewings/presenter.ts', 'fancyReview'],
      ['server/app.ts', 'server/app.ts', 'modules/viewings/'],
      ['tests/architecture.test.ts', 'tests/architecture.test.ts', ' viewings '],
      ['server/plugins/field-names.ts', 'server/plugins/field-names.ts', 'fancyReview'],
      ['OF_PROGRAMS', 'tests/field-messages.test.ts', 'const OF_PROGRAMS'],
      ['tests/contract.test.ts', 'tests/contract.test.ts', "'viewings.get'"],
      ['tests/authorization.test.ts', 'tests/authorization.test.ts', 'viewings.create'],
      ['queries.ts', 'src/features/viewings/queries.ts', "'viewings.get'"],
      ['useCall', 'src/features/viewings/use-booking.ts', "useCall('viewings.create'"],
      ['tests/offline-calls.test.ts', 'tests/offline-calls.test.ts', "'viewings.create'"],
      ['src/device/writes/store.ts', 'src/device/writes/store.ts', "case 'favourites.add'"],
      [
        'src/features/layout/pending-changes-sheet.tsx',
        'src/features/layout/pending-changes-sheet.tsx',
        "'tray.kept'",
      ],
    ],
  },
  'To add a screen': {
    examples: ['/myrents'],
    steps: [
      ['src/features/<domain>/<name>-screen.tsx', 'src/features/rentals/rent-list-screen.tsx', '/myrents'],
      ['FEATURES', 'tests/architecture.test.ts', ' rentals '],
      ['QueryFrame', 'src/features/rentals/rent-list-screen.tsx', '<QueryFrame'],
      ['loadQuery', 'src/routes/_shell/_account/myrents.tsx', 'loadQuery('],
      ['textHead', 'src/routes/_shell/_account/myrents.tsx', "textHead('rentals:list.head')"],
      ['withTexts', 'src/routes/_shell/_account/myrents.tsx', "withTexts('rentals')"],
      ['src/app/route-tree.gen.ts', 'src/app/route-tree.gen.ts', "'/myrents'"],
      ['tests/support/every-screen.ts', 'tests/support/every-screen.ts', "'/myrents'"],
      ['tests/e2e/opens-offline.e2e.ts', 'tests/e2e/opens-offline.e2e.ts', "'/myrents'"],
      ['createDraftStore', 'src/device/draft-store.ts', 'export function createDraftStore'],
      ['useDraft', 'src/device/draft-store.ts', 'export function useDraft'],
    ],
  },
  'To add a filter of the list': {
    examples: ['bathrooms'],
    steps: [
      ['contract/properties.ts', 'contract/properties.ts', 'bathrooms:'],
      ['server/modules/properties/filters.ts', 'server/modules/properties/filters.ts', 'bathrooms'],
      [
        'src/features/properties/list/list-parameters.ts',
        'src/features/properties/list/list-parameters.ts',
        'bathrooms',
      ],
      ['filter-fields.tsx', 'src/features/properties/list/filter-fields.tsx', 'bathrooms'],
      ['src/i18n/locales/ar/search.json', 'src/i18n/locales/ar/search.json', 'bathrooms'],
      ['en/search.json', 'src/i18n/locales/en/search.json', 'bathrooms'],
      ['unknownOf', 'server/modules/properties/read-filters.ts', 'function unknownOf'],
    ],
  },
  "To add an operator's verb": {
    examples: ['ads approve'],
    steps: [
      ['server/modules/<domain>/', 'server/modules/advertising/moderation.ts', 'approve'],
      ['server/ops/nouns/<noun>.ts', 'server/ops/nouns/ads.ts', "name: 'ads approve'"],
      ['actions', 'server/ops/nouns/ads.ts', 'actions:'],
      ['server/ops/all-verbs.ts', 'server/ops/all-verbs.ts', 'adVerbs'],
      ["whoMay: 'shell'", 'tests/console-verbs.test.ts', "whoMay === 'shell'"],
      ['contract/ops-queues.ts', 'contract/ops-queues.ts', "'ads'"],
      ['server/ops/console/all-queues.ts', 'server/ops/console/all-queues.ts', 'nouns/ads.ts'],
      ['src/i18n/locales/ar/ops.json', 'src/i18n/locales/ar/ops.json', '"ads"'],
      ['en/ops.json', 'src/i18n/locales/en/ops.json', '"ads"'],
    ],
  },
  'To add a migration': {
    examples: ['0018_push'],
    steps: [
      ['server/db/schema/', 'server/db/schema/push.ts', 'migrations/0018'],
      ['server/db/schema.test.ts', 'server/db/schema.test.ts', './schema/push.ts'],
      ['<number>_<what>.sql', 'server/db/migrations/0018_push.sql', 'push_outbox'],
      ['meta/', 'server/db/migrations/meta/0018_snapshot.json', 'push_outbox'],
      ['server/db/drizzle.config.ts', 'server/db/drizzle.config.ts', 'schema'],
    ],
  },
  'To add a text': {
    examples: ['rentals:list.head', 'sms.rules'],
    steps: [
      ['src/i18n/locales/ar/<domain>.json', 'src/i18n/locales/ar/rentals.json', '"head"'],
      ['en/<domain>.json', 'src/i18n/locales/en/rentals.json', '"head"'],
      ['src/i18n/route-texts.ts', 'src/i18n/route-texts.ts', 'rentals: typeof rentals'],
      ['useTexts', 'src/features/layout/person-bell.tsx', 'useTexts('],
      ['server/texts/ar.ts', 'server/texts/ar.ts', 'rules:'],
      ['en.ts', 'server/texts/en.ts', 'rules:'],
      ['texts.ts', 'server/texts/texts.ts', 'export function say'],
    ],
  },
};

it('documents name only files that exist', () => {
  const documents = tracked.filter((path) =>
    /^(?:docs\/.*|README|server\/ops\/README|src\/ui\/README)(?:\.md)?$/.test(path),
  );
  const gone = documents
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...read(path).matchAll(/`([\w./$-]+\.(?:tsx?|css|sql))`/g)]
        .filter(([, named = '']) => !exists(named))
        .map(([, named]) => `${path}: ${named}`),
    );
  expect(gone).toEqual([]);
});

describe('the lists of CONTRIBUTING.md', () => {
  it('each have an example', () => {
    const lists = [...sections.keys()].filter((title) => title.startsWith('To add'));
    expect(Object.keys(WAYS)).toEqual(lists);
  });

  it.each(Object.entries(WAYS))(
    '%s: the example goes the way that the list says',
    (title, { examples, steps }) => {
      const section = sections.get(title) ?? '';
      expect(examples.filter((example) => !section.includes(`\`${example}\``))).toEqual([]);
      expect(steps.filter(([named]) => !section.includes(named))).toEqual([]);
      expect(
        steps.filter(([, file, holds]) => !tracked.includes(file) || !read(file).includes(holds)),
      ).toEqual([]);
    },
  );
});
