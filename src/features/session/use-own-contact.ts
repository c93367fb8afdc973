import { useSession } from './use-session.ts';

/** The user's stored name and mobile, as initial values of forms; empty for a guest. */
export function useOwnContact(): { name: string; mobile: string } {
  const { user } = useSession();
  return { name: user?.name ?? '', mobile: user?.mobile ?? '' };
}
