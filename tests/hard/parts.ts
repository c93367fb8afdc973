import { partOfTests } from './by-tests.ts';
import { database } from './database.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import type { Part } from './part.ts';
import { replica } from './replica.ts';
import { restore } from './restore.ts';

/** In the order in which they run. */
export const parts: readonly Part[] = [
  kill,
  database,
  replica,
  restore,
  load,
  partOfTests({
    name: 'strangers',
    what: 'odd input at every call, other people’s records, guesses of passwords and codes; no 5xx, no leak',
    mended: [],
    files: ['tests/contract.test.ts', 'tests/authorization.test.ts', 'server/modules/access'],
  }),
  partOfTests({
    name: 'services',
    what: 'providers that are down, slow, cut off or answer nonsense; each fails in time, money is never guessed',
    mended: ['a provider that is down made each person wait for its time limit: a circuit now spares both'],
    files: [
      'server/gateways',
      'server/lib/circuit.test.ts',
      'server/modules/payments',
      'server/modules/push',
    ],
  }),
  partOfTests({
    name: 'files',
    what: 'hostile uploads, many at once, a full disk, a bucket that keeps nothing; no place, no script, no loss',
    mended: ['a bucket that says yes and keeps nothing lost the photo: what was put is now looked up'],
    files: ['server/modules/photos', 'server/gateways/storage'],
  }),
  partOfTests({
    name: 'time',
    what: 'any day, month end and leap day, and devices with a wrong clock; slots, terms and dues are right',
    mended: [],
    files: ['tests/time.test.ts', 'server/modules/viewings', 'server/modules/rentals'],
  }),
  partOfTests({
    name: 'browser',
    what: 'walks of random acts over all screens, and hostile texts on them: no error, nothing lost or left',
    mended: [],
    runner: 'playwright',
    files: ['tests/e2e/random-walks.e2e.ts', 'tests/e2e/hostile-texts.e2e.ts'],
  }),
];
