import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';

const profileColumns = {
  id: users.id,
  name: users.name,
  nameEn: users.nameEn,
  email: users.email,
  mobile: users.mobile,
  abshirMobile: users.abshirMobile,
  identity: users.identity,
  avatar: users.avatar,
};

export type ProfileRow = Awaited<ReturnType<typeof findProfile>>;

/** A user's own profile. Throws if the user does not exist. */
export async function findProfile(db: Database, userId: number) {
  const [row] = await db.select(profileColumns).from(users).where(eq(users.id, userId));
  if (!row) throw new Error('A signed-in person has no row');
  return row;
}

export type ProfileChanges = Partial<
  Pick<ProfileRow, 'name' | 'nameEn' | 'email' | 'abshirMobile' | 'avatar'>
>;

/**
 * Changes a profile and locks it, so that the second of two concurrent changes sees the first one's
 * picture. Returns the new profile, and the URL of the picture that it replaced.
 */
export async function changeProfile(
  db: Database,
  userId: number,
  changesOf: (before: ProfileRow) => ProfileChanges,
): Promise<{ profile: ProfileRow; replacedAvatar: string | null }> {
  return db.transaction(async (transaction) => {
    const [before] = await transaction
      .select(profileColumns)
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!before) throw new Error('A signed-in person has no row');
    const profile = { ...before, ...changesOf(before) };
    const { name, nameEn, email, abshirMobile, avatar } = profile;
    await transaction
      .update(users)
      .set({ name, nameEn, email, abshirMobile, avatar })
      .where(eq(users.id, userId));
    return { profile, replacedAvatar: before.avatar === avatar ? null : before.avatar };
  });
}
