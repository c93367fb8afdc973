import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { useOnline } from '../../../device/offline.tsx';
import { Button, type ButtonLook, buttonClasses } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useGuestSheet } from '../../session/guest-sheet.tsx';
import { useSession } from '../../session/use-session.ts';

interface PropertyDetailContactProps {
  detail: PropertyDetail;
  isRefreshing: boolean;
  /** A quieter look, where the screen's action bar has the same. */
  isQuiet?: boolean;
}

/**
 * core §2 and §6: chat and call; guests are asked to sign in. The server sends guests no mobile.
 */
export function PropertyDetailContact({ detail, isRefreshing, isQuiet = false }: PropertyDetailContactProps) {
  const { t } = useTranslation(['detail', 'pwa']);
  const { user } = useSession();
  const guestSheet = useGuestSheet();
  const isOnline = useOnline();
  const { mobile } = detail.Agent;
  const look = (variant: ButtonLook['variant'], className: string) =>
    buttonClasses({ variant: isQuiet ? 'tint' : variant, tall: !isQuiet, className });

  if (!user) {
    return (
      <Button
        variant={isQuiet ? 'tint' : 'primary'}
        tall={!isQuiet}
        block
        className="in-data-person:invisible"
        aria-haspopup="dialog"
        onPointerEnter={guestSheet.preload}
        onFocus={guestSheet.preload}
        onClick={() => guestSheet.ask('contact', { act: { kind: 'contact', propertyId: detail.id } })}
      >
        <MessageCircle aria-hidden />
        {t('contact.guest')}
      </Button>
    );
  }
  if (mobile) {
    const text = encodeURIComponent(t('contact.text', { title: detail.title }));
    return (
      <div className="flex w-full flex-wrap gap-2">
        <a
          href={`https://wa.me/${mobile.replace(/^0/, '966')}?text=${text}`}
          target="_blank"
          rel="noreferrer"
          className={look('primary', 'flex-[1.25]')}
        >
          <MessageCircle aria-hidden />
          {t('contact.chat')}
        </a>
        <a href={`tel:${mobile}`} className={look('second', 'flex-1')}>
          <Phone aria-hidden />
          {t('contact.call')}
        </a>
      </div>
    );
  }
  // The page was rendered or cached for a guest: the user's own answer brings the mobile.
  if (isRefreshing) return <Skeleton className="h-field w-full rounded-field" />;
  return isOnline ? null : (
    <Button tall={!isQuiet} block aria-disabled>
      {t('pwa:needsConnection')}
    </Button>
  );
}
