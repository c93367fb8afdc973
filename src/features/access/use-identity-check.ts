import { useCallback, useEffect, useState } from 'react';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCheckIdentity } from './mutations.ts';

/** The first question comes soon after the screen opens: after a reload the approval may be there already. */
const FIRST_MS = 1_000;
const POLL_MS = 3_000;
/** After a failure of the way or the service: a broken one is not hammered. */
const RETRY_MS = 10_000;

/** `waiting` also where the last question failed: `error` says why, and the next one comes by itself. */
export type IdentityStatus = 'waiting' | 'rejected' | 'expired';

/** What the server's refusal says of the check; undefined where the question itself failed. */
function statusOf({ identityStatus, number }: ApiError): IdentityStatus | undefined {
  // The server has forgotten it: the same to the person.
  if (number === errorNumbers.registrationNotFound) return 'expired';
  return identityStatus === 'pending' ? 'waiting' : identityStatus;
}

interface IdentityCheck {
  identity: string;
  onApproved: () => void;
  /** Approved, but the mobile or the identity has an account already (DESIGN §6). */
  onTaken: (error: ApiError) => void;
}

/**
 * Where the identity check stands. Asks every 3 s while the page is seen, at once when it comes back to
 * sight (from the identity app) or to the network, and when the person says that he has approved.
 */
export function useIdentityCheck({ identity, onApproved, onTaken }: IdentityCheck) {
  const { mutate, isPending } = useCheckIdentity();
  const [last, setLast] = useState<{ status: IdentityStatus; error: ApiError | null } | null>(null);
  /** The question under way, or the last one, is the person's own. */
  const [isOwn, setOwn] = useState(false);
  const status = last?.status ?? 'waiting';

  const ask = useCallback(() => {
    mutate(
      { identity },
      {
        onSuccess: onApproved,
        onError: (error) => {
          const known = statusOf(error);
          if ('mobile' in error.fields || 'identity' in error.fields) onTaken(error);
          else setLast({ status: known ?? 'waiting', error: known ? null : error });
        },
      },
    );
  }, [identity, mutate, onApproved, onTaken]);

  useEffect(() => {
    if (isPending || status !== 'waiting') return;
    const askIfSeen = () => {
      if (document.visibilityState !== 'visible') return;
      setOwn(false);
      ask();
    };
    const timer = setTimeout(askIfSeen, last ? (last.error ? RETRY_MS : POLL_MS) : FIRST_MS);
    document.addEventListener('visibilitychange', askIfSeen);
    window.addEventListener('online', askIfSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
      window.removeEventListener('online', askIfSeen);
    };
  }, [ask, isPending, last, status]);

  return {
    status,
    error: last?.error ?? null,
    isAsking: isPending && isOwn,
    /** The person has asked, and it is not approved yet. */
    isNotYet: !isPending && isOwn && last?.error === null,
    ask: () => {
      setOwn(true);
      if (!isPending) ask();
    },
  };
}
