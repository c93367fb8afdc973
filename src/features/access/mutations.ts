import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body, EndpointName, Params } from '../../../contract/contract.ts';
import type { CallInput } from '../../api/api.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { keepSession } from './keep-session.ts';
import { sessionQueries } from './queries.ts';

/** One call that changes something, by its body. */
function useWrite<Name extends EndpointName>(
  name: Name,
  onSuccess?: (answer: Answer<Name>, body: Body<Name>) => unknown,
) {
  const client = useQueryClient();
  return useMutation<Answer<Name>, ApiError, Body<Name>>({
    mutationFn: (body) => apiOf(client)(name, { body } as CallInput<Name>),
    onSuccess,
  });
}

/** core §7: POST /api/auth/login. The person's record and token are kept before `onSuccess` runs. */
export const useSignIn = () => useWrite('session.login', ({ user }) => keepSession(user));

/** core §7: POST /api/auth/register; answers the number to pick in the identity app. */
export const useStartRegistration = () => useWrite('registration.start');

/** core §7: POST /api/auth/register/checkStatus; fails with 409 while the check is not approved. */
export const useCheckIdentity = () => useWrite('registration.checkStatus');

export const useResendCode = () => useWrite('registration.resendCode');

/** core §7: POST /api/auth/register/verify. The person's record and token are kept before `onSuccess` runs. */
export const useVerifyCode = () => useWrite('registration.verify', ({ user }) => keepSession(user));

/** services §7: the same answer for known and unknown mobiles; also sends another code. */
export const useRequestReset = () => useWrite('passwords.requestReset');

export const useResetPassword = () => useWrite('passwords.reset');

/** A way back in by an identity check; answers the number to pick in the identity app. */
export const useStartRecovery = () => useWrite('recovery.start');

/** Fails with 409 while the check is not approved. The person's record and token are kept before `onSuccess` runs. */
export const useFinishRecovery = () => useWrite('recovery.finish', ({ user }) => keepSession(user));

/** services §7: POST /api/users/changePassword; ends every other session. */
export function useChangePassword() {
  const client = useQueryClient();
  return useWrite('passwords.change', () => client.invalidateQueries(sessionQueries.list()));
}

/** Ends one session of the person, which drops out of the list. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation<Answer<'sessions.end'>, ApiError, Params<'sessions.end'>>({
    mutationFn: (params) => apiOf(client)('sessions.end', { params }),
    // Also after a failure: it may have ended by itself meanwhile.
    onSettled: () => client.invalidateQueries(sessionQueries.list()),
  });
}

/** Ends every session of the person but this device's. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation<Answer<'sessions.endOthers'>, ApiError>({
    mutationFn: () => apiOf(client)('sessions.endOthers', {}),
    onSettled: () => client.invalidateQueries(sessionQueries.list()),
  });
}
