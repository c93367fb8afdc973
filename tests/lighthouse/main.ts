import { spawnSync } from 'node:child_process';
import { launch } from 'chrome-launcher';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { runServer } from '../support/running-server.ts';
import { GATES, type Measurement, measure, missedGates } from './measure.ts';

/**
 * `npm run lighthouse`: today's Lighthouse for the four scores and the timings of DESIGN §11, then
 * lighthouserc.json with Lighthouse 11, the last line that knows the PWA category.
 */
const SCREENS = { home: '/', list: '/propertielist', detail: '/propertydetails/100' };

const chromePath = findChromium();
if (chromePath === null) {
  console.error(CHROMIUM_HINT);
  process.exit(1);
}

const server = await runServer();
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...CHROMIUM_ARGS] });
const missed: string[] = [];
const rows: Record<string, Measurement> = {};
try {
  for (const [screen, path] of Object.entries(SCREENS)) {
    const measurement = await measure(server.url + path, chrome.port);
    rows[screen] = measurement;
    missed.push(...missedGates(measurement).map((gate) => `${screen}: ${gate}`));
  }
} finally {
  await chrome.kill();
  await server.dispose();
}
console.table(rows);
console.log(`Gates: ${JSON.stringify(GATES)}`);

console.log('\nLighthouse 11 on lighthouserc.json, for the PWA category:');
const pwa = spawnSync('npx', ['--no-install', 'lhci', 'autorun'], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: chromePath },
});

for (const gate of missed) console.error(`missed: ${gate}`);
process.exitCode = missed.length > 0 || pwa.status !== 0 ? 1 : 0;
