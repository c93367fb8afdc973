import { useSession } from './use-session.ts';

/**
 * By what name and mobile the device knows its person: a form that asks for them begins with these.
 * Empty for a guest.
 */
export function useOwnContact(): { name: string; mobile: string } {
  const { user } = useSession();
  return { name: user?.name ?? '', mobile: user?.mobile ?? '' };
}
