import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { sessionStore } from '../../device/session-store.ts';
import { queueWrite, writeQueueOf } from '../../device/writes/page-queue.ts';
import type { WriteResult } from '../../device/writes/queue.ts';
import { subjectOf } from '../../device/writes/store.ts';
import { confirmSession } from '../session/confirm-session.ts';
import { changedFields, draftedFields, profileDraft, savedFields } from './profile-draft.ts';
import { profileQueries } from './queries.ts';

interface SavedProfile {
  fields: Body<'profile.save'>;
  /** A new picture. */
  avatar: Blob | null;
}

/** Sends a picture at once or fails; texts wait in the queue without a network. */
async function save(client: QueryClient, { fields, avatar }: SavedProfile): Promise<WriteResult> {
  if (!avatar && !fields.removeAvatar) {
    return queueWrite(client, { name: 'profile.save', input: { body: fields } });
  }
  const answer = await apiOf(client)('profile.save', { body: fields }, avatar ? { files: { avatar } } : {});
  // Older texts in the queue would overwrite these.
  const queue = writeQueueOf(client);
  const older = queue.current().filter(({ call }) => subjectOf(call) === 'profile');
  await Promise.all(older.map(queue.discard));
  profileDraft.change({ avatar: null });
  return { state: 'sent', answer };
}

/**
 * After a save on the server: updates the session's name and picture in every tab, and keeps of the
 * draft only what was typed since. Without the server's answer (another tab or the worker received
 * it) refetches the profile and the session.
 */
export function takeSavedProfile(client: QueryClient, answer: Answer<'profile.save'> | null): void {
  if (!answer) {
    void client.invalidateQueries({ queryKey: profileQueries.get().queryKey });
    void confirmSession(apiOf(client));
    return;
  }
  const { user } = answer;
  sessionStore.update({ name: user.name, userName: user.userName, avatar: user.avatar });
  client.setQueryData(profileQueries.get().queryKey, (known) => known && { ...known, user });
  const saved = savedFields(user);
  profileDraft.change(changedFields(draftedFields(saved, profileDraft.current()), saved));
}

/** core §7: setPorfile. Resolves to whether it is saved or queued. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation<WriteResult, ApiError, SavedProfile>({
    mutationFn: (profile) => save(client, profile),
    onSuccess: (tried) => {
      if (tried.state === 'sent') takeSavedProfile(client, tried.answer as Answer<'profile.save'> | null);
    },
  });
}
