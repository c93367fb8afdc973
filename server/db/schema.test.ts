import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';
import * as access from './schema/access.ts';
import * as advertising from './schema/advertising.ts';
import * as articles from './schema/articles.ts';
import * as bankAccounts from './schema/bank-accounts.ts';
import * as figures from './schema/figures.ts';
import * as idempotency from './schema/idempotency.ts';
import * as money from './schema/money.ts';
import * as operators from './schema/operators.ts';
import * as orders from './schema/orders.ts';
import * as people from './schema/people.ts';
import * as pictures from './schema/pictures.ts';
import * as places from './schema/places.ts';
import * as properties from './schema/properties.ts';
import * as push from './schema/push.ts';
import * as receipts from './schema/receipts.ts';
import * as rentals from './schema/rentals.ts';
import * as requests from './schema/requests.ts';
import * as reservations from './schema/reservations.ts';
import * as sandbox from './schema/sandbox.ts';
import * as searches from './schema/searches.ts';
import * as viewings from './schema/viewings.ts';

const read = (file: string) => JSON.parse(readFileSync(join(migrationsFolder, 'meta', file), 'utf8'));

it('has no change that no migration makes: npx drizzle-kit generate --config server/db/drizzle.config.ts', async () => {
  const last = read('_journal.json').entries.at(-1);
  const migrated = read(`${String(last.idx).padStart(4, '0')}_snapshot.json`);
  const schema = generateDrizzleJson(
    {
      ...access,
      ...advertising,
      ...articles,
      ...bankAccounts,
      ...figures,
      ...idempotency,
      ...money,
      ...operators,
      ...orders,
      ...sandbox,
      ...people,
      ...pictures,
      ...places,
      ...properties,
      ...push,
      ...receipts,
      ...rentals,
      ...requests,
      ...reservations,
      ...searches,
      ...viewings,
    },
    migrated.id,
  );
  expect(await generateMigration(migrated, schema)).toEqual([]);
});
