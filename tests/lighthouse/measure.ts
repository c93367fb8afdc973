import { writeFile } from 'node:fs/promises';
import lighthouse from 'lighthouse';
import { endPageProcess } from './page-process.ts';

export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** ms */
  lcp: number;
  /** ms */
  tbt: number;
  cls: number;
  /** Bytes over the wire. */
  scriptKb: number;
  cssKb: number;
  fontKb: number;
  /**
   * Lighthouse's benchmark index: how fast the machine was. Timings of two runs are comparable only
   * if it is similar; a mid-range phone (Pixel 5) has 1,000 before any slowdown (Chrome DevTools,
   * CalibrationController.ts).
   */
  machine: number;
}

/** DESIGN §11, for every screen: minimum scores, and maximum values for the rest. */
export const GATES: Partial<Measurement> = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1_800,
  tbt: 50,
  cls: 0.01,
};

/** DESIGN §11: the maximum size of home's first load. */
export const HOME_GATES: Partial<Measurement> = { ...GATES, scriptKb: 150, cssKb: 20, fontKb: 80 };

/** Values that depend on the machine's load. */
export const TIMED: readonly (keyof Measurement)[] = ['performance', 'lcp', 'tbt'];

const SCORES = new Set<keyof Measurement>(['performance', 'accessibility', 'bestPractices', 'seo']);
/** A headless browser sometimes paints nothing, which does not count as a measurement. */
const TRIES = 3;

interface MeasureOptions {
  url: string;
  /** The port of the browser's debugger. */
  port: number;
  /** The path for the last run's HTML report. */
  report: string;
  /** True for a signed-in user's screen: Lighthouse must not clear the session. */
  keepsStorage: boolean;
  /** Number of runs, whose median is the result, after a warm-up; a single run has none. */
  runs: number;
}

/** Measures with Lighthouse's mobile profile. */
export async function measure(options: MeasureOptions): Promise<Measurement> {
  if (options.runs > 1) await audit(options);
  const runs: Measurement[] = [];
  for (let run = 0; run < options.runs; run += 1) runs.push(await audit(options));
  const median = (key: keyof Measurement) =>
    runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(options.runs / 2)] ?? Number.NaN;
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [key, median(key as keyof Measurement)]),
  ) as unknown as Measurement;
}

export interface MissedGate {
  key: keyof Measurement;
  value: number;
  gate: number;
}

/** Gates that a measurement misses. */
export function missedGates(measurement: Measurement, gates: Partial<Measurement>): MissedGate[] {
  return (Object.entries(gates) as [keyof Measurement, number][]).flatMap(([key, gate]) => {
    const value = measurement[key];
    const isHeld = SCORES.has(key) ? value >= gate : value <= gate;
    return isHeld ? [] : [{ key, value, gate }];
  });
}

async function audit(options: MeasureOptions, tries = TRIES): Promise<Measurement> {
  const { url, port, report, keepsStorage } = options;
  if (keepsStorage) await endPageProcess(port);
  const result = await lighthouse(url, {
    port,
    output: 'html',
    logLevel: 'error',
    disableStorageReset: keepsStorage,
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  await writeFile(report, String(result.report));
  const { categories, audits, runtimeError } = result.lhr;
  const isPainted = Number.isFinite(audits['largest-contentful-paint']?.numericValue);
  if (runtimeError || !isPainted) {
    if (tries > 1) return audit(options, tries - 1);
    throw new Error(`Lighthouse could not measure ${url}: ${runtimeError?.message ?? 'nothing was painted'}`);
  }
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests =
    (
      audits['network-requests']?.details as
        | { items?: { resourceType: string; transferSize: number }[] }
        | undefined
    )?.items ?? [];
  const kilobytes = (type: string) =>
    Math.round(
      requests
        .filter((item) => item.resourceType === type)
        .reduce((sum, item) => sum + item.transferSize, 0) / 102.4,
    ) / 10;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 10_000) / 10_000,
    scriptKb: kilobytes('Script'),
    cssKb: kilobytes('Stylesheet'),
    fontKb: kilobytes('Font'),
    machine: Math.round(result.lhr.environment.benchmarkIndex),
  };
}
