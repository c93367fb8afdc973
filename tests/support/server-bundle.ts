import { fromRoot } from '../../server/lib/paths.ts';

/**
 * Where the unit tests' set-up bundles main.js and ops.js: plain Node starts them in a third of the
 * time that tsx takes.
 */
export const SERVER_BUNDLE = fromRoot('tests', '.output', 'server');
