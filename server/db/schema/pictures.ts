import { sql } from 'drizzle-orm';
import { bit, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdNow, rowId } from './columns.ts';
import { users } from './people.ts';

/**
 * A stored photo. `path` is its base under /media, such as `demo/villa-dusk`; contract/photo-url.ts
 * adds the file names.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: rowId(),
    path: text('path').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Base64 (https://evanw.github.io/thumbhash). */
    thumbhash: text('thumbhash'),
    altAr: text('alt_ar').notNull(),
    altEn: text('alt_en').notNull(),
    /** The user who uploaded it; null for the product's own. */
    uploadedBy: integer('uploaded_by').references(() => users.id),
    /** Perceptual hash (modules/photos/fingerprint.ts); null if the photo has too little detail. */
    fingerprint: bit('fingerprint', { dimensions: 64 }),
    /**
     * The hash's four quarters, each with its position: photos that look alike share at least one.
     */
    fingerprintParts: integer('fingerprint_parts').array(),
    createdAt: createdNow(),
    /** When it was removed from display; the job deletes its files next, and the row last. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    index('pictures_alike').using('gin', table.fingerprintParts).where(sql`${table.fingerprint} is not null`),
    index('pictures_uploaded').on(table.createdAt).where(sql`${table.uploadedBy} is not null`),
    index('pictures_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * Keys of stored files that no row refers to yet, or any more; once due, those that still have no
 * row are removed (modules/pictures/unclaimed-files.ts). Triggers add replaced avatars and deeds.
 */
export const unclaimedFiles = pgTable(
  'unclaimed_files',
  { key: text('key').primaryKey(), dueAt: at('due_at').notNull() },
  (table) => [index('unclaimed_files_due').on(table.dueAt)],
);
