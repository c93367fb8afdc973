import type { Body } from '../../../contract/contract.ts';
import type { Database } from '../../db/database.ts';
import type { PrivatePictures } from '../pictures/private-pictures.ts';
import { changeProfile, type ProfileChanges, type ProfileRow } from './repository.ts';

/**
 * An absent field stays unchanged; an empty text deletes the value. A new name also replaces the
 * English one.
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
  /** The uploaded file; undefined if there is none. */
  upload: Buffer | undefined;
}

/**
 * Saves a profile with its picture. Deletes the picture that it replaces, or the new one if saving
 * fails.
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
