import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { isOnOffer } from './on-offer.ts';
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
  const { t } = useTranslation('detail');
  const targets = useOpenTargets(detail.id);
  const isOwn = useIsOwnAd(detail);
  const isOpen = Object.keys(targets).length > 0;
  if (isOwn) return <PropertyDetailOwn propertyId={detail.id} />;
  // Its tenant and its owner see it as it was: what they can do stands in the rental.
  if (!isOnOffer(detail)) {
    return (
      <Link
        to="/rental/$key"
        params={{ key: String(detail.id) }}
        className={buttonClasses({ tall: true, block: true })}
      >
        {t('offOffer.rental')}
      </Link>
    );
  }
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
