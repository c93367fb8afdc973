import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { fromRoot } from '../../server/lib/paths.ts';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { ensureStart } from '../support/database-template.ts';
import { SARA } from '../support/people.ts';
import { runServer } from '../support/running-server.ts';
import { fillBlog } from './full-blog.ts';
import { GATES, HOME_GATES, type Measurement, measure, missedGates, TIMED } from './measure.ts';

/**
 * `npm run lighthouse`: current Lighthouse for the four scores and the timings of DESIGN §11; then
 * lighthouserc.json with Lighthouse 11, the last version with the PWA category. The blog has a
 * hundred articles for this, one of them long. With `--ci` four screens are measured once each,
 * timings are only printed, and Lighthouse 11 checks home's PWA category on the same server. With
 * `--only detail` it measures only that screen, without Lighthouse 11.
 */
interface Screen {
  path: string;
  gates: Partial<Measurement>;
  isPersonal?: true;
}

const SCREENS: Record<string, Screen> = {
  home: { path: '/', gates: HOME_GATES },
  list: { path: '/propertielist', gates: GATES },
  detail: { path: '/propertydetails/100', gates: GATES },
  nearby: { path: '/nearproperties', gates: GATES },
  login: { path: '/login', gates: GATES },
  favourites: { path: '/favorite', gates: GATES, isPersonal: true },
};
/** Home, a list, a detail and a personal screen; the nightly run measures all. */
const CI_SCREENS = ['home', 'list', 'detail', 'favourites'];
/** CI keeps this folder. */
const REPORTS = fromRoot('tests/.output/lighthouse');
const { values: options } = parseArgs({
  options: { ci: { type: 'boolean', default: false }, only: { type: 'string' } },
});
/** Only timings need more than one run. */
const RUNS = options.ci ? 1 : 3;

const chromePath = findChromium();
if (chromePath === null) {
  console.error(CHROMIUM_HINT);
  process.exit(1);
}

const server = await runServer({ startFrom: await ensureStart() });
const screens: Record<string, Screen> = options.ci
  ? Object.fromEntries(Object.entries(SCREENS).filter(([name]) => CI_SCREENS.includes(name)))
  : {
      ...SCREENS,
      blog: { path: '/blog', gates: GATES },
      longArticle: { path: `/blogDetails/${await server.meanwhile(fillBlog)}`, gates: GATES },
    };
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_ARGS] });
const missed: string[] = [];
const slow: string[] = [];
const rows: Record<string, Measurement> = {};
await mkdir(REPORTS, { recursive: true });
try {
  for (const [screen, { path, gates, isPersonal = false }] of Object.entries(screens)) {
    if (options.only && options.only !== screen) continue;
    if (isPersonal) await signIn(server.url, chrome.port);
    const measurement = await measure({
      url: server.url + path,
      port: chrome.port,
      report: join(REPORTS, `${screen}.html`),
      keepsStorage: isPersonal,
      runs: RUNS,
    });
    rows[screen] = measurement;
    for (const { key, value, gate } of missedGates(measurement, gates)) {
      const words = `${screen}: ${key} ${value} (gate ${gate})`;
      if (options.ci && TIMED.includes(key)) slow.push(words);
      else missed.push(words);
    }
  }
} finally {
  await chrome.kill();
}
console.table(rows);
console.log(`Gates: ${JSON.stringify(HOME_GATES)}`);
console.log(`Reports: ${REPORTS}`);

const holdsRules = options.only !== undefined || (await holdsLighthouse11(chromePath));
await server.dispose();

for (const gate of slow) console.log(`slower than its gate here: ${gate}`);
for (const gate of missed) console.error(`missed: ${gate}`);
process.exitCode = missed.length > 0 || !holdsRules ? 1 : 0;

/** Stores a session in the browser that Lighthouse uses, as the login screen would. */
async function signIn(url: string, port: number): Promise<void> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SARA),
  });
  const { user } = (await answer.json()) as { user: { token: string } };
  const { token, ...person } = user;
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = (await browser.contexts()[0]?.newPage()) ?? (await browser.newPage());
    await page.goto(`${url}/robots.txt`);
    await page.evaluate(
      (session) => localStorage.setItem('rukn.session', session),
      JSON.stringify({ token, user: person }),
    );
    await page.close();
  } finally {
    await browser.close();
  }
}

/** Whether lighthouserc.json's assertions pass; Lighthouse 11 prints those that don't. */
async function holdsLighthouse11(chromePath: string): Promise<boolean> {
  console.log('\nLighthouse 11 on lighthouserc.json, for the PWA category:');
  const folder = await mkdtemp(join(tmpdir(), 'rukn-lighthouse-'));
  const { status } = spawnSync(
    'npx',
    ['--no-install', 'lhci', 'autorun', `--config=${await rulesFile(folder)}`],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromePath } },
  );
  await rm(folder, { recursive: true, force: true });
  return status === 0;
}

/**
 * Path of lighthouserc.json; in CI of a copy that checks only home's PWA category, once, on the
 * running server.
 */
async function rulesFile(folder: string): Promise<string> {
  const file = fromRoot('lighthouserc.json');
  if (!options.ci) return file;
  const { ci } = JSON.parse(await readFile(file, 'utf8'));
  const { settings } = ci.collect;
  const copy = join(folder, 'lighthouserc.json');
  const collect = {
    url: [`${server.url}/`],
    numberOfRuns: 1,
    settings: { ...settings, onlyCategories: ['pwa'] },
  };
  const assertions = { 'categories:pwa': ci.assert.assertions['categories:pwa'] };
  await writeFile(copy, JSON.stringify({ ci: { ...ci, collect, assert: { assertions } } }));
  return copy;
}
