import type { TestProject } from 'vitest/node';
import { buildServer } from '../../server/build/build.ts';
import { ensureSnapshot, TEST_LISTINGS } from './database-snapshot.ts';
import { ensureTemplate } from './database-template.ts';
import { SERVER_BUNDLE } from './server-bundle.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of the seeded database that tests start from. */
    databaseSnapshot: string;
    /** Name of the same on the server of TEST_DATABASE_URL; null without one. */
    databaseTemplate: string | null;
  }
}

/**
 * Before the unit tests: seeds once, each test file starts from a copy; and bundles the server for
 * tests of its process.
 */
export default async function setup(project: TestProject) {
  await buildServer(SERVER_BUNDLE);
  project.provide('databaseSnapshot', await ensureSnapshot());
  const server = process.env.TEST_DATABASE_URL;
  project.provide('databaseTemplate', server ? await ensureTemplate(server, TEST_LISTINGS) : null);
}
