import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { sessionStore } from '../session/session-store.ts';
import { profileQueries } from './queries.ts';

interface SavedProfile {
  fields: Body<'profile.save'>;
  /** A new picture. */
  avatar: Blob | null;
}

/** core §7: setPorfile. The session's name and picture follow at once, in every tab. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation<Answer<'profile.save'>, ApiError, SavedProfile>({
    mutationFn: ({ fields, avatar }) =>
      apiOf(client)('profile.save', { body: fields }, avatar ? { files: { avatar } } : {}),
    onSuccess: ({ user }) => {
      const { name, userName, avatar } = user;
      sessionStore.update({ name, userName, avatar });
      client.setQueryData(profileQueries.get().queryKey, (known) => known && { ...known, user });
    },
  });
}
