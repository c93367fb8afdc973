import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { texts as serverTexts } from '../server/texts/texts.ts';
import {
  code,
  type Import,
  imports,
  isTest,
  textOf,
  tracked,
  twoWayFolders,
} from './support/source-graph.ts';

/** Checks the architecture of DESIGN §2, so that later changes can't break it unnoticed. */

const root = join(import.meta.dirname, '..');
const offenders = (paths: string[], isWrong: (path: string, imported: Import) => boolean) =>
  paths.flatMap((path) =>
    (imports.get(path) ?? [])
      .filter((imported) => isWrong(path, imported))
      .map((imported) => `${path} imports ${imported.target}`),
  );
const below = (folder: string) => code.filter((path) => path.startsWith(`${folder}/`) && !isTest(path));

describe('one-way imports', () => {
  it('contract imports itself and the schema library only', () => {
    expect(
      offenders(below('contract'), (_, { target }) => !target.startsWith('contract/') && target !== 'zod'),
    ).toEqual([]);
  });

  it('src and sw never import the server, nor the schema library', () => {
    expect(
      offenders(
        [...below('src'), ...below('sw')],
        (_, { target }) => target.startsWith('server/') || target === 'zod',
      ),
    ).toEqual([]);
  });

  it('the browser takes only types, constants and pure rules from the contract, no schema', () => {
    const schemaFree = new Set(below('contract').filter((path) => !reaches(path, 'zod')));
    // Build plug-ins never reach the browser, and declarations contain only types.
    const isBuildTime = (path: string) => /\.(vite|d)\.ts$/.test(path);
    expect(
      offenders(
        [...below('src'), ...below('sw')].filter((path) => !isBuildTime(path)),
        (_, { target, isTypeOnly }) =>
          target.startsWith('contract/') && !isTypeOnly && !schemaFree.has(target),
      ),
    ).toEqual([]);
  });

  it('the server imports nothing of src or sw', () => {
    expect(offenders(below('server'), (_, { target }) => /^(src|sw)\//.test(target))).toEqual([]);
  });

  it('each layer of src imports those below it alone, types included', () => {
    const LAYERS = ['app', 'routes', 'features', 'shell', 'map', 'device', 'api', 'i18n', 'ui', 'lib'];
    const layerOf = (path: string) => LAYERS.indexOf(/^src\/([^/]+)\//.exec(path)?.[1] ?? '');
    const isOf = (path: string) => layerOf(path) !== -1;
    expect(below('src').filter((path) => !isOf(path) && !path.startsWith('src/styles/'))).toEqual([]);
    expect(
      offenders(
        below('src').filter(isOf),
        (path, { target }) => isOf(target) && layerOf(target) < layerOf(path),
      ),
    ).toEqual([]);
  });

  it('ui knows no router, query, contract domain or locale', () => {
    const isForeign = ({ target }: Import) =>
      /^contract\//.test(target) || /^(@tanstack|i18next|react-i18next)/.test(target);
    expect(offenders(below('src/ui'), (_, imported) => isForeign(imported))).toEqual([]);
  });

  // In both lists, a domain imports only earlier ones, type imports included.
  const FEATURES =
    'session about articles questions reports terms notifications places favourites properties figures searches access maintenance management ops payments profile rentals requests reservations viewings advertising layout maps home';
  const MODULES =
    'notifications operators questions settings sitemaps access push payments pictures articles photos places sandbox properties figures searches profile social-cards viewings favourites home maintenance reservations advertising management rentals reports requests personal-data';
  it.each([
    ['src/features', FEATURES],
    ['server/modules', MODULES],
  ])('%s go one way along one list', (folder, list) => {
    const order = list.split(' ');
    const domainOf = (path: string) =>
      path.startsWith(`${folder}/`) ? (path.slice(folder.length + 1).split('/')[0] ?? '') : null;
    const rankOf = (path: string) => order.indexOf(domainOf(path) ?? '');
    expect(below(folder).filter((path) => rankOf(path) === -1)).toEqual([]);
    expect(
      offenders(
        below(folder),
        (path, { target }) => domainOf(target) !== null && rankOf(target) > rankOf(path),
      ),
    ).toEqual([]);
  });

  it('each domain of the API has one module of its name', () => {
    const missing = Object.keys(contract).filter(
      (domain) => !code.some((path) => new RegExp(`^server/modules/(\\w+/)?${domain}/`).test(path)),
    );
    // `sessions` belongs to the session, and `ops` to the commands.
    expect(missing).toEqual(['sessions', 'ops']);
  });

  it('has no import cycle, types included', () => {
    expect(findCycle()).toEqual([]);
  });

  it('has no two folders that import each other, types included', () => {
    expect(twoWayFolders()).toEqual([]);
  });
});

function reaches(path: string, name: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  return (imports.get(path) ?? []).some(
    ({ target, isTypeOnly }) =>
      !isTypeOnly && (target === name || (imports.has(target) && reaches(target, name, seen))),
  );
}

function findCycle(): string[] {
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const { target } of imports.get(path) ?? []) {
      if (!imports.has(target)) continue;
      const cycle = walk(target, [...trail, path]);
      if (cycle.length > 0) return cycle;
    }
    done.add(path);
    return [];
  };
  for (const path of code) {
    const cycle = walk(path, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

describe('names and sizes', () => {
  it('has no barrels', () => {
    // In routes, the router requires index as the name for a folder's own path.
    expect(code.filter((path) => /\/index\.tsx?$/.test(path) && !path.startsWith('src/routes/'))).toEqual([]);
  });

  it('has no folder or file for things without a name of their own', () => {
    expect(
      code.filter((path) => /(^|\/)(utils?|helpers?|misc|common|shared|stuff)(\/|\.tsx?$)/.test(path)),
    ).toEqual([]);
  });

  it('writes names in kebab-case', () => {
    const isFine = (part: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/.test(part);
    const names = code
      .filter((path) => !path.startsWith('src/routes/'))
      .map((path) => path.split('/').at(-1) ?? '');
    expect(names.filter((name) => !isFine(name))).toEqual([]);
  });

  it('exports by name only', () => {
    const isTexts = (path: string) => /^src\/i18n\/(ar|en)\.ts$/.test(path);
    const isToolConfig = (path: string) =>
      /config\.ts$/.test(path) || /^tests\/support\/(global-setup|journeys-setup)\.ts$/.test(path);
    expect(
      code.filter(
        (path) => !isTexts(path) && !isToolConfig(path) && /^export default/m.test(textOf.get(path) ?? ''),
      ),
    ).toEqual([]);
  });
});

describe('the present', () => {
  it('is the server’s: the device’s clock counts only how long something took or was kept on it', () => {
    const OWN_CLOCK = new Set([
      'src/lib/server-now.ts',
      // The age of responses and files stored on the device.
      'src/api/cached-responses.ts',
      'src/app/query-client.ts',
      'src/features/session/pending-action.ts',
      // How long the service was down, and how long ago the user pressed on this device.
      'src/shell/service-watch.ts',
      'src/features/layout/pending-changes-sheet.tsx',
      // How long a decision can still be undone, from the answer that said so.
      'src/features/ops/undo-bar.tsx',
    ]);
    const asks = /\bDate\.now\b|\bnew Date\(\s*\)|\bdayjs(?:\.utc)?\(\s*\)|\bDate\(\s*\)/;
    const asking = below('src').filter(
      // src/device stores data on the device and measures its age.
      (path) => !path.startsWith('src/device/') && asks.test(textOf.get(path) ?? ''),
    );
    expect(asking.sort()).toEqual([...OWN_CLOCK].sort());
  });
});

describe('direction', () => {
  it('names no physical side in classes or styles', () => {
    const physical =
      /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-(?:\d|\[|px|auto|full|\w+-\d)|(?<![\w-])text-(?:left|right)(?![\w-])/;
    const inClasses = [...below('src')].filter((path) =>
      [...(textOf.get(path) ?? '').matchAll(/['"`]([^'"`\n]*)['"`]/g)].some(([, text = '']) =>
        physical.test(text),
      ),
    );
    const styles = tracked.filter((path) => /^src\/.*\.css$/.test(path));
    const inStyles = styles.filter((path) =>
      /(?:margin|padding|border)-(?:left|right)|text-align:\s*(?:left|right)|^\s*(?:left|right):/m.test(
        readFileSync(join(root, path), 'utf8'),
      ),
    );
    expect([...inClasses, ...inStyles]).toEqual([]);
  });
});

describe('texts', () => {
  const PLURALS = { ar: ['zero', 'one', 'two', 'few', 'many', 'other'], en: ['one', 'other'] };
  const SUFFIX = /_(zero|one|two|few|many|other)$/;
  const files = tracked
    .filter((path) => path.startsWith('src/i18n/locales/ar/'))
    .map((path) => path.split('/').at(-1) ?? '');
  const domains = [...files, 'the server'];

  /** All texts of a domain as [key, text]. */
  function textsOf(language: 'ar' | 'en', domain: string): [string, string][] {
    const flatten = (value: unknown, prefix: string): [string, string][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key))
        : [[prefix, String(value)]];
    const path = join(root, 'src/i18n/locales', language, domain);
    return flatten(
      domain === 'the server' ? serverTexts[language] : JSON.parse(readFileSync(path, 'utf8')),
      '',
    );
  }

  /** The variables in its texts, by key without the plural suffix. */
  function variablesOf(language: 'ar' | 'en', domain: string): Record<string, string[]> {
    const found: Record<string, string[]> = {};
    for (const [key, text] of textsOf(language, domain)) {
      const stem = key.replace(SUFFIX, '');
      const named = [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, variable = '']) => variable);
      found[stem] = [...new Set([...(found[stem] ?? []), ...named])].sort();
    }
    return found;
  }

  it('has domains', () => expect(domains.length).toBeGreaterThan(5));

  it.each(domains)('%s says the same in both languages, with the same variables', (domain) => {
    const [ar, en] = [variablesOf('ar', domain), variablesOf('en', domain)];
    expect(Object.keys(en).sort()).toEqual(Object.keys(ar).sort());
    const differing = Object.keys(ar).filter((key) => String(ar[key]) !== String(en[key]));
    // It repeats an error that names the limit only in English (services §5).
    expect(differing).toEqual(domain === 'advertising.json' ? ['faults.title'] : []);
  });

  it.each(domains)('%s has every plural form', (domain) => {
    for (const language of ['ar', 'en'] as const) {
      const keys = textsOf(language, domain).map(([key]) => key);
      const stems = new Set(keys.filter((key) => SUFFIX.test(key)).map((key) => key.replace(SUFFIX, '')));
      const missing = [...stems].flatMap((stem) =>
        PLURALS[language].map((form) => `${stem}_${form}`).filter((key) => !keys.includes(key)),
      );
      expect({ language, missing }).toEqual({ language, missing: [] });
    }
  });
});

it('has no comment line of more than 100 characters', () => {
  // URLs and linter suppressions can't be wrapped.
  const isExempt = (line: string) => /https?:|biome-ignore/.test(line);
  const long = code
    .filter((path) => !path.endsWith('.gen.ts'))
    .flatMap((path) =>
      (textOf.get(path) ?? '')
        .split('\n')
        .filter((line) => line.length > 100 && /^\s*(?:\/\/|\/\*|\*)/.test(line) && !isExempt(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(long).toEqual([]);
});

describe('README', () => {
  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const named = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !['ci', 'install', 'packages'].includes(name));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('citations', () => {
  /** A citation with further sections: `core §2 and §4`, `services §2 to §6`. */
  const CITATION = /\b(core|services|DESIGN) §(\d+)((?: (?:and|to) §\d+)*)/g;
  function citedIn(text: string): string[] {
    return [...text.matchAll(CITATION)].flatMap(([, part, first = '', more = '']) => {
      const numbers = [Number(first)];
      for (const [, word, next] of more.matchAll(/(and|to) §(\d+)/g)) {
        const from = word === 'to' ? (numbers.at(-1) ?? 0) + 1 : Number(next);
        for (let number = from; number <= Number(next); number += 1) numbers.push(number);
      }
      return numbers.map((number) => `${part} §${number}`);
    });
  }
  const sources = tracked.filter(
    (path) =>
      /^(contract|src|sw|server|tests|docs)\/.*\.(tsx?|css|sql|md)$/.test(path) && path !== 'docs/design.md',
  );
  const cited = sources.flatMap((path) =>
    // Headings are the targets of citations, so they are skipped.
    citedIn(readFileSync(join(root, path), 'utf8').replace(/^#+ .*$/gm, '')).map((citation) => ({
      path,
      citation,
    })),
  );
  const headings = tracked
    .filter((path) => /^docs\/[^/]+\.md$/.test(path))
    .flatMap(
      (path) => readFileSync(join(root, path), 'utf8').match(/^#+ (core|services|DESIGN) §.*$/gm) ?? [],
    );
  const sectionOf = (heading: string) => citedIn(heading)[0] ?? heading;

  it('each lead to a heading of docs/ that says what holds', () => {
    const known = new Set(headings.map(sectionOf));
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter(({ citation }) => !known.has(citation))).toEqual([]);
  });

  it('are there for each such heading, but for background', () => {
    const used = new Set(cited.map(({ citation }) => citation));
    expect(
      headings.filter((heading) => !heading.endsWith('(background)') && !used.has(sectionOf(heading))),
    ).toEqual([]);
  });

  it('name a section, never an issue or a number alone', () => {
    // A section without a document; `RFC 9110 §10.2.3` has one.
    const bare = /\bIssue \d|(?<!\b(?:core|services|DESIGN|RFC \d+|CSP level 3,|and|to)(?:['’]s)? )§\d/;
    const wrong = code.filter(
      (path) => /^(contract|src|sw|server)\//.test(path) && bare.test(textOf.get(path) ?? ''),
    );
    expect(wrong).toEqual([]);
  });
});

describe('decisions', () => {
  const files = tracked.filter((path) => path.startsWith('docs/decisions/'));
  const nameOf = (path: string) => path.split('/').at(-1) ?? '';

  it.each(files)('%s has its number and a status', (path) => {
    const [title = '', , status = '', ...rest] = readFileSync(join(root, path), 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(nameOf(path).slice(0, 4))}\\. `));
    expect(status).toMatch(/^\*\*Status\.\*\* (Accepted|Amended|Superseded by \d{4})\b/);
    const successor = /Superseded by (\d{4})/.exec(status)?.[1];
    if (successor) expect(files.map((file) => nameOf(file).slice(0, 4))).toContain(successor);
    expect(rest.some((line) => line.startsWith('**Amended.**'))).toBe(status.includes('Amended'));
  });
});

describe('lock file', () => {
  it('holds no download addresses', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(
      /"resolved"|https?:\/\/[^"]*\.tgz/,
    );
  });
});
