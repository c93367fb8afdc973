import { database } from './database.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import type { Part } from './part.ts';
import { restore } from './restore.ts';

/** In the order in which they run. */
export const parts: readonly Part[] = [kill, database, restore, load];
