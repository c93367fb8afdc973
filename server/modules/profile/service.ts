import type { Body } from '../../../contract/contract.ts';
import type { Database } from '../../db/database.ts';
import type { PrivatePictures } from '../pictures/private-pictures.ts';
import { changeProfile, type ProfileChanges, type ProfileRow } from './repository.ts';

/**
 * What is left out stays; an empty text takes away. A new name is the person's only one from then
 * on.
 */
function changesOf(before: ProfileRow, input: Body<'profile.save'>, picture: string | null): ProfileChanges {
  const { name, email, abshirMobile, removeAvatar: isRemoved } = input;
  return {
    ...(name !== undefined && name !== before.name && { name, nameEn: null }),
    ...(email !== undefined && { email: email || null }),
    ...(abshirMobile !== undefined && { abshirMobile: abshirMobile || null }),
    ...(picture ? { avatar: picture } : isRemoved && { avatar: null }),
  };
}

interface Save {
  userId: number;
  fields: Body<'profile.save'>;
  /** The file as it came; undefined where none did. */
  upload: Buffer | undefined;
}

/**
 * Saves a profile with its picture. A picture that is replaced is removed; one that is not kept,
 * too.
 */
export async function saveProfile(
  db: Database,
  avatars: PrivatePictures,
  { userId, fields, upload }: Save,
): Promise<ProfileRow> {
  const picture = upload ? await avatars.save(userId, upload) : null;
  try {
    const { profile, replacedAvatar } = await changeProfile(db, userId, (before) =>
      changesOf(before, fields, picture),
    );
    avatars.discard(replacedAvatar);
    return profile;
  } catch (error) {
    avatars.discard(picture);
    throw error;
  }
}
