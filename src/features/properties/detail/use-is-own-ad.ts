import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { useSession } from '../../session/use-session.ts';

/** Whether the reader advertises it himself: the server lets nobody view, reserve, finance or report his own. */
export function useIsOwnAd({ Agent }: Pick<PropertyDetail, 'Agent'>): boolean {
  const { user } = useSession();
  return user !== null && user.id === Agent.id;
}
