import type { TestProject } from 'vitest/node';
import { ensureSnapshot } from './database-snapshot.ts';
import { createTemplate } from './database-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of the seeded database that tests start from. */
    databaseSnapshot: string;
    /** Name of the same on the server of TEST_DATABASE_URL; null without one. */
    databaseTemplate: string | null;
  }
}

/** Global set-up of all but the journeys: seeds once; each test file starts from a copy. */
export default async function setup(project: TestProject) {
  project.provide('databaseSnapshot', await ensureSnapshot());
  const server = process.env.TEST_DATABASE_URL;
  const template = server ? await createTemplate(server) : null;
  project.provide('databaseTemplate', template?.name ?? null);
  return () => template?.drop();
}
