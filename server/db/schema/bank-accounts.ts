import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { users } from './people.ts';

/** core §3: where a user's money goes; shown to that user alone, never to operators. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its electronic form: 24 characters, without spaces. */
    iban: text('iban').notNull(),
    holderName: text('holder_name').notNull(),
    /** Key of the banks list (contract/banks.ts). */
    bankKey: text('bank_key').notNull(),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [check('bank_accounts_iban', sql`${table.iban} ~ '^SA[0-9]{4}[0-9A-Z]{18}$'`)],
);
