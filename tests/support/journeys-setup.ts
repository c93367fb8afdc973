import { build } from '../../server/build/build.ts';
import { isBuildStale } from '../../server/build/stamp.ts';
import { CHROMIUM_HINT, findChromium } from './chromium.ts';
import { ensureStart } from './database-template.ts';

/**
 * Runs once before the e2e tests: builds if the build is stale, and seeds what each server copies.
 */
export default async function setup(): Promise<void> {
  if (findChromium() === null) throw new Error(CHROMIUM_HINT);
  if (await isBuildStale()) await build();
  // The workers inherit it.
  process.env.JOURNEYS_START_FROM = await ensureStart();
}
