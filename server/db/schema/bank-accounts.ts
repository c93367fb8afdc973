import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { users } from './people.ts';

/** core §3: the account that a user is paid to; shown to that user only, never to operators. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In electronic format: 24 characters, without spaces. */
    iban: text('iban').notNull(),
    holderName: text('holder_name').notNull(),
    /** Key of the banks list (contract/banks.ts). */
    bankKey: text('bank_key').notNull(),
    savedAt: at('saved_at').notNull().defaultNow(),
  },
  (table) => [check('bank_accounts_iban', sql`${table.iban} ~ '^SA[0-9]{4}[0-9A-Z]{18}$'`)],
);
