import type { TestProject } from 'vitest/node';
import { buildServer } from '../../server/build/build.ts';
import { ensureSnapshot, TEST_LISTINGS } from './database-snapshot.ts';
import { ensureTemplate } from './database-template.ts';
import { SERVER_BUNDLE } from './server-bundle.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the seeded PGlite dump that tests copy. */
    databaseSnapshot: string;
    /** Name of the seeded database on TEST_DATABASE_URL's server; null if that is not set. */
    databaseTemplate: string | null;
  }
}

/**
 * Runs once before the unit tests: seeds the database that each test file copies, and bundles the
 * server for tests that start it as a process.
 */
export default async function setup(project: TestProject) {
  await buildServer(SERVER_BUNDLE);
  project.provide('databaseSnapshot', await ensureSnapshot());
  const server = process.env.TEST_DATABASE_URL;
  project.provide('databaseTemplate', server ? await ensureTemplate(server, TEST_LISTINGS) : null);
}
