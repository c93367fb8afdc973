import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { useOpenTargets } from './open-targets.ts';
import { PropertyDetailActions } from './property-detail-actions.tsx';
import { PropertyDetailContact } from './property-detail-contact.tsx';
import { PropertyDetailOwn } from './property-detail-own.tsx';
import { useIsOwnAd } from './use-is-own-ad.ts';

interface PropertyDetailNextProps {
  detail: PropertyDetail;
  isRefreshing: boolean;
}

/**
 * What one does next with a home: the buttons of core §2 where their screens exist, else the contact; with one's own,
 * changing it.
 */
export function PropertyDetailNext({ detail, isRefreshing }: PropertyDetailNextProps) {
  const targets = useOpenTargets(detail.id);
  const isOwn = useIsOwnAd(detail);
  const isOpen = Object.keys(targets).length > 0;
  if (isOwn) return <PropertyDetailOwn propertyId={detail.id} />;
  return isOpen ? (
    <PropertyDetailActions detail={detail} />
  ) : (
    <PropertyDetailContact detail={detail} isRefreshing={isRefreshing} />
  );
}

/** The same at a phone's foot. From 1024 px it stands in the summary. */
export function PropertyDetailBar(props: PropertyDetailNextProps) {
  const isDesktop = useMediaQuery(DESKTOP);
  if (isDesktop) return null;
  return (
    <div className="lg:hidden">
      <ActionBar>
        <PropertyDetailNext {...props} />
      </ActionBar>
    </div>
  );
}
