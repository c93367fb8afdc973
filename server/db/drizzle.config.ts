import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config server/db/drizzle.config.ts --name <what>` writes the next
 * migration from the schema; with `--custom` an empty one, for functions and triggers.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema',
  out: './server/db/migrations',
});
