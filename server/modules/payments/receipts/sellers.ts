import { desc } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { sellers } from '../../../db/schema/receipts.ts';

export type Seller = typeof sellers.$inferSelect;

/** The present seller; undefined if none was ever configured. */
export async function findSeller(db: Database): Promise<Seller | undefined> {
  const [found] = await db.select().from(sellers).orderBy(desc(sellers.id)).limit(1);
  return found;
}

/**
 * Stores the seller of the settings, unless it is the present one: a changed name or number holds
 * for the receipts after it. Two servers that start at once store the same row twice, harmlessly.
 */
export async function recordSeller(
  db: Database,
  named: Pick<Seller, 'nameAr' | 'nameEn' | 'vatNumber'>,
  at: Date,
): Promise<void> {
  const { nameAr, nameEn, vatNumber } = named;
  const present = await findSeller(db);
  const isSame = present?.nameAr === nameAr && present.nameEn === nameEn && present.vatNumber === vatNumber;
  if (!isSame) await db.insert(sellers).values({ nameAr, nameEn, vatNumber, createdAt: at });
}
