import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { useSession } from '../../session/use-session.ts';

/** Whether it is the user's own ad: they can't view, reserve, finance or report it. */
export function useIsOwnAd({ Agent }: Partial<Pick<PropertyDetail, 'Agent'>>): boolean {
  const { user } = useSession();
  return user !== null && user.id === Agent?.id;
}
