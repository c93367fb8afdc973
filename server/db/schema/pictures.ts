import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * A stored photo. `path` is its base under /media, such as `demo/villa-dusk`; its files are named by
 * contract/photo-url.ts.
 */
export const pictures = pgTable('pictures', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  path: text('path').notNull().unique(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Base64 (https://evanw.github.io/thumbhash). */
  thumbhash: text('thumbhash'),
  altAr: text('alt_ar').notNull(),
  altEn: text('alt_en').notNull(),
});
