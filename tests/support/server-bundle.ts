import { fromRoot } from '../../server/lib/paths.ts';

/**
 * Folder for the unit tests' bundles of main.js and ops.js: plain Node starts them in a third of
 * the time that tsx needs.
 */
export const SERVER_BUNDLE = fromRoot('tests', '.output', 'server');
