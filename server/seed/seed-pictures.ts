import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { neighborhoods } from '../db/schema/places.ts';
import { demoPicturesFolder } from '../lib/paths.ts';
import { DEMO_PATH } from '../modules/pictures/presenter.ts';
import { neighborhoodCovers } from './demo/neighborhood-covers.ts';
import type { DemoPicture } from './demo/picture-fit.ts';

/** A picture in demo/pictures/photographs.json. */
export interface DemoPictureRow extends DemoPicture {
  width: number;
  height: number;
  thumbhash: string;
  alt: { ar: string; en: string };
}

export async function readDemoPictures(): Promise<DemoPictureRow[]> {
  return JSON.parse(await readFile(join(demoPicturesFolder, 'photographs.json'), 'utf8'));
}

/**
 * Inserts or updates the demo's pictures, and sets the cover of each neighbourhood without one to a
 * picture of its kind. Returns the ids by picture key.
 */
export async function seedPictures(
  db: Database,
  rows: readonly DemoPictureRow[],
): Promise<ReadonlyMap<string, number>> {
  const stored = await db
    .insert(pictures)
    .values(
      rows.map(({ key, alt, width, height, thumbhash }) => ({
        path: pathOf(key),
        width,
        height,
        thumbhash,
        altAr: alt.ar,
        altEn: alt.en,
      })),
    )
    .onConflictDoUpdate({
      target: pictures.path,
      set: {
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        thumbhash: sql`excluded.thumbhash`,
        altAr: sql`excluded.alt_ar`,
        altEn: sql`excluded.alt_en`,
      },
    })
    .returning({ id: pictures.id, path: pictures.path });
  const idByPath = new Map(stored.map(({ id, path }) => [path, id]));
  const idByKey = new Map(rows.map(({ key }) => [key, idByPath.get(pathOf(key)) ?? 0]));
  await seedCovers(db, rows, idByKey);
  return idByKey;
}

const pathOf = (key: string) => `${DEMO_PATH}${key}`;

async function seedCovers(
  db: Database,
  rows: readonly DemoPictureRow[],
  idByKey: ReadonlyMap<string, number>,
) {
  const covers = neighborhoodCovers(rows).map(
    ({ neighborhoodId, key }) => sql`(${neighborhoodId}::int, ${idByKey.get(key)}::int)`,
  );
  if (covers.length === 0) return;
  await db.execute(sql`
    update ${neighborhoods} set cover_id = chosen.picture_id
    from (values ${sql.join(covers, sql`, `)}) as chosen (id, picture_id)
    where ${neighborhoods.id} = chosen.id and ${neighborhoods.coverId} is null`);
}
