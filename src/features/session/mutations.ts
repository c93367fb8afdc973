import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { sessionStore } from './session-store.ts';

/** core §7: POST /api/auth/login. The person's record and token are kept before `onSuccess` runs. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation<Answer<'session.login'>, ApiError, Body<'session.login'>>({
    mutationFn: (body) => apiOf(client)('session.login', { body }),
    onSuccess: ({ user }) => sessionStore.signIn(user),
  });
}
