import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { properties, propertyPictures } from '../../db/schema/properties.ts';
import type { Fingerprint } from './fingerprint.ts';

/** Bits (of 64) that may differ between two files of the same photo. */
const ALIKE_BITS = 8;

interface NewPhoto {
  userId: number;
  path: string;
  width: number;
  height: number;
  thumbhash: string;
  fingerprint: Fingerprint | null;
}

/** Inserts a photo without an ad, whose title later becomes its alt text. Returns its id. */
export async function addPhoto(db: Database, { userId, fingerprint, ...photo }: NewPhoto): Promise<number> {
  const [added] = await db
    .insert(pictures)
    .values({
      ...photo,
      altAr: '',
      altEn: '',
      uploadedBy: userId,
      fingerprint: fingerprint?.bits ?? null,
      fingerprintParts: fingerprint?.parts ?? null,
    })
    .returning({ id: pictures.id });
  if (!added) throw new Error('The photo was not written');
  return added.id;
}

export async function removePhotoRow(db: Database, id: number): Promise<void> {
  await db.delete(pictures).where(and(eq(pictures.id, id), isNotNull(pictures.deletedAt)));
}

/** Marks locked photos as deleted: no ad may show them from now on. */
export async function markDeleted(transaction: Database, ids: number[]): Promise<void> {
  await transaction
    .update(pictures)
    .set({ deletedAt: sql`clock_timestamp()` })
    .where(inArray(pictures.id, ids));
}

/** Deleted photos that still have files and rows, the first deleted first. */
export async function listDeletedPhotos(db: Database, most: number) {
  return db
    .select({ id: pictures.id, path: pictures.path })
    .from(pictures)
    .where(and(isNotNull(pictures.deletedAt), notExists(isShownBy(db))))
    .orderBy(asc(pictures.deletedAt))
    .limit(most);
}

/** Whether a similar photo is on another user's ad that has not been deleted. */
export async function isOnAnotherAd(
  db: Database,
  { bits, parts }: Fingerprint,
  userId: number,
): Promise<boolean> {
  const [found] = await db
    .select({ id: pictures.id })
    .from(pictures)
    .innerJoin(propertyPictures, eq(propertyPictures.pictureId, pictures.id))
    .innerJoin(properties, eq(properties.id, propertyPictures.propertyId))
    .where(
      and(
        isNotNull(pictures.fingerprint),
        sql`${pictures.fingerprintParts} && ${`{${parts.join(',')}}`}::int[]`,
        sql`bit_count(${pictures.fingerprint} # ${bits}::bit(64)) <= ${ALIKE_BITS}`,
        ne(properties.advertiserId, userId),
        isNull(properties.deletedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}

const isShownBy = (db: Database, userId?: number) =>
  db
    .select({ one: sql`1` })
    .from(propertyPictures)
    .innerJoin(properties, eq(properties.id, propertyPictures.propertyId))
    .where(
      and(
        eq(propertyPictures.pictureId, pictures.id),
        userId === undefined ? undefined : eq(properties.advertiserId, userId),
      ),
    );

/** A photo that the user uploaded or has on an ad, locked until the transaction ends. */
export async function lockOwnPhoto(transaction: Database, userId: number, id: number) {
  const [found] = await transaction
    .select({ id: pictures.id, path: pictures.path, uploadedBy: pictures.uploadedBy })
    .from(pictures)
    .where(
      and(
        eq(pictures.id, id),
        isNull(pictures.deletedAt),
        or(eq(pictures.uploadedBy, userId), exists(isShownBy(transaction, userId))),
      ),
    )
    .for('update');
  return found;
}

/** Removes a photo from a user's ads. */
export async function takeOffAds(transaction: Database, userId: number, id: number): Promise<void> {
  const own = transaction
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.advertiserId, userId));
  await transaction
    .delete(propertyPictures)
    .where(and(eq(propertyPictures.pictureId, id), inArray(propertyPictures.propertyId, own)));
}

/** Locks uploaded photos older than `before` that no ad shows, the oldest first. */
export async function lockLoosePhotos(transaction: Database, before: Date, most: number) {
  return transaction
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        isNotNull(pictures.uploadedBy),
        isNull(pictures.deletedAt),
        lt(pictures.createdAt, before),
        notExists(isShownBy(transaction)),
      ),
    )
    .orderBy(asc(pictures.createdAt))
    .limit(most)
    .for('update', { skipLocked: true });
}

/**
 * Locks those of the photos that the user may put on an ad until the transaction ends: their own,
 * and those already on it.
 */
export async function holdUsablePhotos(
  transaction: Database,
  { ids, userId, propertyId }: { ids: number[]; userId: number; propertyId: number },
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const onThisAd = transaction
    .select({ id: propertyPictures.pictureId })
    .from(propertyPictures)
    .where(eq(propertyPictures.propertyId, propertyId));
  const rows = await transaction
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        inArray(pictures.id, ids),
        isNull(pictures.deletedAt),
        or(eq(pictures.uploadedBy, userId), inArray(pictures.id, onThisAd)),
      ),
    )
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

/** Sets an ad's photos, in this order; the title becomes the alt text of uploaded ones. */
export async function setAdPhotos(
  transaction: Database,
  { propertyId, ids, title }: { propertyId: number; ids: number[]; title: string },
): Promise<void> {
  await transaction.delete(propertyPictures).where(eq(propertyPictures.propertyId, propertyId));
  if (ids.length === 0) return;
  await transaction
    .insert(propertyPictures)
    .values(ids.map((pictureId, position) => ({ propertyId, position, pictureId })));
  await transaction
    .update(pictures)
    .set({ altAr: title, altEn: title })
    .where(and(inArray(pictures.id, ids), isNotNull(pictures.uploadedBy)));
}
