import { fromRoot } from '../lib/paths.ts';

/** Read at run time, also by the bundled server: the migrations are not part of the bundle. */
export const migrationsFolder = fromRoot('server', 'db', 'migrations');
