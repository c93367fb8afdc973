import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_HINT, findChromium } from '../support/chromium.ts';
import { runServer } from '../support/running-server.ts';
import { type Interaction, takeInteractions } from './interactions.ts';
import { takePhotos } from './photo-files.ts';
import { median } from './timing.ts';
import { openWizard } from './wizard-phone.ts';
import { walkWizard } from './wizard-walk.ts';

const ROUNDS = 3;
const PHOTOS = 4;
const CPU_SLOWDOWN = 4;
const LIMIT_MS = 200;
const SHOWN = 12;

interface ActFigures {
  /** The slowest interaction of this act in each round, ms; 0 means under 16. */
  median: number;
  rounds: number[];
  /** The slowest interaction of the slowest round. */
  slowest: Interaction | null;
}

export interface WizardFigures {
  /** Slowest first. */
  acts: Record<string, ActFigures>;
  /** Acts whose median is over the limit. */
  over: string[];
}

/**
 * Fills in the whole ad form on a phone at 4× slowdown over 4G, three times; null without Chromium.
 */
export async function benchWizard(): Promise<WizardFigures | null> {
  const executablePath = findChromium();
  if (!executablePath) {
    console.warn(CHROMIUM_HINT);
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'rukn-bench-wizard-'));
  const server = await runServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const { paths } = await takePhotos(folder, PHOTOS);
    const seen = new Map<string, (Interaction | null)[]>();
    for (let round = 0; round < ROUNDS; round++) await walkOnce(browser, server.url, paths, seen);
    return figuresOf(seen);
  } finally {
    await browser.close();
    await server.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}

async function walkOnce(
  browser: Browser,
  url: string,
  paths: string[],
  seen: Map<string, (Interaction | null)[]>,
): Promise<void> {
  const [page, session] = await openWizard(browser, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await takeInteractions(page);
  const ofRound = new Map<string, Interaction | null>();
  await walkWizard(
    page,
    async (name, doing) => {
      await doing();
      const [slowest = null] = await takeInteractions(page);
      const before = ofRound.get(name);
      if (!before || (slowest && slowest.ms > before.ms)) ofRound.set(name, slowest);
    },
    paths,
  );
  for (const [name, slowest] of ofRound) seen.set(name, [...(seen.get(name) ?? []), slowest]);
  await page.context().close();
}

function figuresOf(seen: Map<string, (Interaction | null)[]>): WizardFigures {
  const acts = [...seen].map(([name, rounds]): [string, ActFigures] => {
    const times = rounds.map((slowest) => slowest?.ms ?? 0);
    const slowest = rounds.toSorted((one, other) => (other?.ms ?? 0) - (one?.ms ?? 0))[0] ?? null;
    return [name, { median: median(times), rounds: times, slowest }];
  });
  acts.sort(([, one], [, other]) => other.median - one.median);
  return {
    acts: Object.fromEntries(acts),
    over: acts.filter(([, figures]) => figures.median > LIMIT_MS).map(([name]) => name),
  };
}

export function printWizardFigures({ acts, over }: WizardFigures): void {
  const all = Object.entries(acts);
  console.log(
    `The wizard at ${CPU_SLOWDOWN}× slowdown, ${ROUNDS} walks: ${all.length} acts, ${over.length} over ${LIMIT_MS} ms at the median`,
  );
  console.table(
    Object.fromEntries(
      all
        .slice(0, SHOWN)
        .map(([name, { median: middle, rounds, slowest }]) => [
          name,
          { median: middle, rounds: rounds.join(' '), event: slowest?.event, handlers: slowest?.handlers },
        ]),
    ),
  );
}
