import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { buildServer } from '../server/build/build.ts';
import { readConfig, settingNames } from '../server/config/config.ts';
import { fromRoot } from '../server/lib/paths.ts';
import { QUEUES } from '../server/metrics/queue-figures.ts';
import { allVerbs } from '../server/ops/all-verbs.ts';
import { freePort } from './support/running-server.ts';

/**
 * Checks what docs/running.md provides: the table of settings, the Dockerfile and the systemd unit.
 */

const read = (...path: string[]) => readFileSync(fromRoot(...path), 'utf8');
const pack: {
  engines: { node: string };
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
} = JSON.parse(read('package.json'));
/** What `npm start` runs once it has built. */
const served = pack.scripts.start?.split('&& exec ')[1];
const folder = mkdtempSync(join(tmpdir(), 'rukn-deployment-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('docs/incidents.md', () => {
  const guide = read('docs', 'incidents.md');
  const headings = guide.split('\n').filter((line) => line.startsWith('## '));

  it('has a section for each alarm of docs/running.md', () => {
    // By its first figure or log line in code, else by its second word.
    const alarms = [...read('docs', 'running.md').matchAll(/^Worth an alarm: (.*)/gm)]
      .flatMap(([, list = '']) => (list.split('. What to do')[0] ?? '').split(/; |, and /))
      .map((alarm) => /`[^`]+`/.exec(alarm)?.[0] ?? alarm.split(' ')[1] ?? alarm);
    expect(alarms.length).toBeGreaterThan(6);
    expect(alarms.filter((alarm) => !headings.some((heading) => heading.includes(alarm)))).toEqual([]);
  });

  it('has a row for each queue', () => {
    expect(QUEUES.filter((queue) => !guide.includes(`| \`${queue}\` |`))).toEqual([]);
  });

  it('names commands and log lines that exist', () => {
    const verbs = [...guide.matchAll(/`ops ([a-z]+ [a-z]+)/g)].map(([, verb = '']) => verb);
    expect(verbs.length).toBeGreaterThan(5);
    expect(verbs.filter((verb) => !allVerbs.some(({ name }) => name === verb))).toEqual([]);
    const written = {
      'a job failed': ['jobs', 'start-jobs.ts'],
      'too many requests at once: some are refused': ['plugins', 'load-shedding.ts'],
      'The gateway took money for nothing of ours': ['modules', 'payments', 'service.ts'],
    };
    for (const [line, path] of Object.entries(written)) {
      expect(guide).toContain(line);
      expect(read('server', ...path)).toContain(line);
    }
  });
});

describe('docs/running.md', () => {
  const guide = read('docs', 'running.md');

  it('has a row for each setting, and for nothing else', () => {
    const rows = [...guide.matchAll(/^\| (`[A-Z][A-Z0-9_]*`(?:, `[A-Z][A-Z0-9_]*`)*) \|/gm)];
    const named = rows.flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect([...named].sort()).toEqual([...settingNames].sort());
  });

  it('points to files and commands that are there', () => {
    const files = [...guide.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) =>
      join('docs', path),
    );
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((path) => !existsSync(fromRoot(path)))).toEqual([]);
    const scripts = [...guide.matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !(name in pack.scripts))).toEqual([]);
  });

  it('documents every figure of /metrics', () => {
    const sources = ['process-figures', 'job-figures', 'queue-figures'].map((name) =>
      read('server', 'metrics', `${name}.ts`),
    );
    const families = [...sources, read('server', 'plugins', 'metrics.ts')].flatMap((source) =>
      [...source.matchAll(/'((?:rukn|process|nodejs)_[a-z_]+)'/g)].map(([, name = '']) => name),
    );
    expect(families.length).toBeGreaterThan(8);
    expect(families.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
  });
});

const recipe = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
/** The COPY instructions, from this folder or from the build stage. */
const copies = recipe
  .filter((line) => line.startsWith('COPY '))
  .map((line) => {
    const words = line.split(/\s+/).slice(1);
    const isBuilt = words[0] === '--from=build';
    const [target = '', ...sources] = words.slice(isBuilt ? 1 : 0).reverse();
    return { isBuilt, target, sources: sources.reverse() };
  });

describe('the Dockerfile', () => {
  it('copies only what there is, onto the version of Node that we ask for', () => {
    const here = copies.filter(({ isBuilt }) => !isBuilt).flatMap(({ sources }) => sources);
    expect(here.filter((path) => !existsSync(fromRoot(path)))).toEqual([]);
    const built = copies.filter(({ isBuilt }) => isBuilt).flatMap(({ sources }) => sources);
    const made = ['/app/node_modules', '/app/dist'];
    expect(
      built.filter((path) => !made.includes(path) && !existsSync(fromRoot(path.replace('/app/', '')))),
    ).toEqual([]);
    const images = recipe.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1]);
    expect(new Set(images)).toEqual(new Set([`node:${/\d+/.exec(pack.engines.node)?.[0]}-slim`]));
  });

  it('starts what npm start starts, as a user that is not root, and holds no secret', () => {
    const stage = recipe.slice(recipe.findLastIndex((line) => line.startsWith('FROM ')));
    const command = JSON.parse(stage.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]');
    expect(command.join(' ')).toBe(served);
    expect(stage).toContain('USER node');
    expect(
      recipe.filter((line) => /^(?:ARG|ENV) .*(?:KEY|SECRET|TOKEN|PASSWORD|DATABASE_URL)/.test(line)),
    ).toEqual([]);
    const scripts = recipe.flatMap((line) =>
      [...line.matchAll(/npm run (\w+)/g)].map(([, name = '']) => name),
    );
    expect(scripts.filter((name) => !(name in pack.scripts))).toEqual([]);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['node_modules', '.git', '.data*', '.env*']),
    );
  });

  it('holds all that the server and its commands need', { timeout: 180_000 }, async () => {
    const app = join(folder, 'app');
    for (const { isBuilt, sources, target } of copies) {
      const [source = ''] = sources;
      if (!isBuilt || ['/app/dist', '/app/node_modules'].includes(source)) continue;
      const path = source.replace('/app/', '');
      const place = join(app, target.endsWith('/') ? join(target, basename(path)) : target);
      mkdirSync(dirname(place), { recursive: true });
      cpSync(fromRoot(path), place, { recursive: true });
    }
    await buildServer(join(app, 'dist/server'));
    // Only production dependencies.
    for (const name of Object.keys(pack.dependencies)) {
      mkdirSync(dirname(join(app, 'node_modules', name)), { recursive: true });
      symlinkSync(fromRoot('node_modules', name), join(app, 'node_modules', name));
    }
    const port = await freePort();
    const settings = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
    };
    const server = spawn(process.execPath, ['dist/server/main.js'], { cwd: app, env: settings });
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
    try {
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isReady())) {
        if (server.exitCode !== null) throw new Error(said);
        await wait(200);
      }
      const articles = await (await fetch(`http://127.0.0.1:${port}/api/forums/list`)).json();
      expect(articles.rows.length).toBeGreaterThan(5);
      const file = join(folder, 'backup.tar.gz');
      const ops = (...args: string[]) =>
        spawnSync(process.execPath, ['dist/server/ops.js', ...args], {
          cwd: app,
          env: settings,
          encoding: 'utf8',
        });
      expect(ops('backup', file)).toMatchObject({ status: 0, stderr: '' });
      expect(ops('log').stdout).toContain('backup');
      const listed = String(execFileSync('tar', ['tzf', file]))
        .trim()
        .split('\n');
      expect([listed[0], listed.at(-1)]).toEqual(['rukn.json', 'end.json']);
      expect(listed).toContain('tables/regions/00001.copy');
    } finally {
      server.kill('SIGTERM');
    }
  });
});

const composes = spawnSync('docker', ['compose', 'version']).status === 0;
if (!composes) console.warn('No docker compose found: deploy/compose.yaml is checked for its settings only');

describe('deploy/compose.yaml', () => {
  const file = read('deploy', 'compose.yaml');
  const secrets = [...new Set([...file.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name))];
  const given = Object.fromEntries(secrets.map((name) => [name, `${name.toLowerCase()}-of-a-test`]));

  it('gives the servers settings that they take, and asks for each secret', () => {
    const [, block = ''] = /\n {2}environment:\n((?: {4}.*\n)+)/.exec(file) ?? [];
    const settings = [...block.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\$\{(\w+):\?\}/g, (_, secret: string) => given[secret] ?? ''),
    ]);
    const { config, errors } = readConfig({ ALLOW_SANDBOX: '1', ...Object.fromEntries(settings) });
    expect(errors).toBeNull();
    expect(settings.map(([name]) => name).filter((name) => !settingNames.includes(name ?? ''))).toEqual([]);
    expect(config).toMatchObject({ readUrl: expect.any(String), s3: { bucket: 'rukn' } });
    for (const name of secrets) expect(read('docs', 'running.md')).toContain(`\`${name}\``);
    expect(file).not.toMatch(/(?:PASSWORD|KEY|TOKEN): (?!\$\{)/);
    // What it changes in the sample of nginx is there.
    const changed = [...file.matchAll(/s\/([\w.:]+)\//g)].map(([, text = '']) => text);
    for (const text of changed) expect(read('deploy', 'nginx.conf')).toContain(text);
    expect(changed.length).toBe(3);
  });

  it.skipIf(!composes)('is understood by docker compose', () => {
    const checked = spawnSync(
      'docker',
      ['compose', '-f', fromRoot('deploy/compose.yaml'), 'config', '--quiet'],
      {
        env: { ...process.env, ...given },
        encoding: 'utf8',
      },
    );
    expect(checked).toMatchObject({ status: 0, stderr: '' });
  });
});

const analyse = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!analyse) console.warn('No systemd-analyze found: the unit of deploy/ is not checked');

describe.skipIf(!analyse)('the unit of systemd (systemd-analyze)', () => {
  const unit = read('deploy', 'rukn@.service');
  const file = join(folder, 'rukn@3001.service');

  it('is understood whole, starts what npm start starts, and opens little', () => {
    const start = served?.replace('node ', '/usr/bin/node ');
    expect(unit).toContain(`ExecStart=${start}\n`);
    // Node may be in another path on this machine.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    expect(spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
    // Exposure 0 to 10, times ten; without its hardening lines, a unit has 96.
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]);
    expect(judged.status).toBe(0);
  });
});
