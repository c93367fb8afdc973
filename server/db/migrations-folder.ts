import { fromRoot } from '../lib/paths.ts';

/** Read at run time, by the bundled server too: the bundle does not contain the migrations. */
export const migrationsFolder = fromRoot('server', 'db', 'migrations');
