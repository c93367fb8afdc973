import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../server/build/build.ts';
import { isBuildStale } from '../../server/build/stamp.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    seededDataDir: string;
  }
}

/** Global set-up of the journeys: builds if needed and seeds once; each journey's server copies the data. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rukn-seeded-'));
  project.provide('seededDataDir', dataDir);
  if (findChromium() === null) return;
  if (await isBuildStale()) await build();
  const { openDatabase } = await import('../../server/db/database.ts');
  const { seedIfEmpty } = await import('../../server/db/seed/seed-if-empty.ts');
  const database = await openDatabase({ dataDir });
  await seedIfEmpty(database, { demo: true });
  await database.close();
  return () => rm(dataDir, { recursive: true, force: true });
}
