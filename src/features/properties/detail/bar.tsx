import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import {
  BadgeCheck,
  Banknote,
  CalendarPlus,
  HandCoins,
  Handshake,
  Hourglass,
  KeyRound,
  MessageCircle,
  Pencil,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESERVATION_FORFEIT_DAYS } from '../../../../contract/limits.ts';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { useOnline } from '../../../device/offline.tsx';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button, buttonClasses, stackedButtonClasses } from '../../../ui/button.tsx';
import { preloadSheet, Sheet } from '../../../ui/sheet.tsx';
import { DESKTOP, useMediaQuery } from '../../../ui/use-media-query.ts';
import { useGuestSheet } from '../../session/guest-sheet.tsx';
import { pendingAction } from '../../session/pending-action.ts';
import { useSession } from '../../session/use-session.ts';
import { useContactSheet } from '../contact-sheet.tsx';
import { isAvailable } from '../is-available.ts';
import { managedProperty } from '../managed-property.ts';
import { PropertyDetailContact } from './contact.tsx';
import { type Target, useOpenTargets } from './open-targets.ts';
import { ReservationFee } from './reservation-fee.tsx';
import { useIsOwnAd } from './use-is-own-ad.ts';

interface PropertyDetailNextProps {
  detail: PropertyDetail;
  isRefreshing: boolean;
}

/**
 * The actions of a listing: the buttons of core §2 where their screens exist, else the contact; for
 * its advertiser, editing.
 */
export function PropertyDetailNext({ detail, isRefreshing }: PropertyDetailNextProps) {
  const targets = useOpenTargets(detail.id);
  const isOwn = useIsOwnAd(detail);
  const isOpen = Object.keys(targets).length > 0;
  if (isOwn) return <PropertyDetailOwn detail={detail} />;
  if (!isAvailable(detail)) return <PropertyDetailBound detail={detail} />;
  return isOpen ? (
    <PropertyDetailActions detail={detail} />
  ) : (
    <PropertyDetailContact detail={detail} isRefreshing={isRefreshing} />
  );
}

/**
 * Its tenant, its owner and those who knew it still see a home that is let or sold: their next step
 * is on the screen of the rental or the reservation.
 */
function PropertyDetailBound({ detail }: { detail: PropertyDetail }) {
  const { t } = useTranslation('detail');
  const { Bond } = detail;
  const look = buttonClasses({ tall: true, block: true });
  if (Bond?.isRental) {
    return (
      <Link to="/rental/$key" params={{ key: String(detail.id) }} className={look}>
        {t('offOffer.rental')}
      </Link>
    );
  }
  if (Bond?.reservationId) return <ReservationLink id={Bond.reservationId} className={look} />;
  return (
    <Link to="/propertielist" className={look}>
      {t('missing.browse')}
    </Link>
  );
}

function ReservationLink({ id, className }: { id: number; className: string }) {
  const { t } = useTranslation('detail');
  return (
    <Link to="/reservation/$id" params={{ id: String(id) }} className={className}>
      {t('offOffer.reservation')}
    </Link>
  );
}

/** The same in a phone's bottom bar. From 1024 px the summary has it. */
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

const REASONS = { preview: 'viewing', reservation: 'reservation', finance: 'finance' } as const;

/**
 * core §2: book a viewing, reserve, finance; each where its screen exists, and reserving only where
 * it is free. Asks guests to sign in; shows a reservation's terms first (DESIGN §6). Money and
 * bookings need a connection.
 */
function PropertyDetailActions({ detail }: { detail: PropertyDetail }) {
  const { t } = useTranslation(['detail', 'pwa']);
  const router = useRouter();
  const { user } = useSession();
  const guestSheet = useGuestSheet();
  const isOnline = useOnline();
  const targets = useOpenTargets(detail.id);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const canReserve = targets.reservation && detail.status === 'published';

  useEffect(() => {
    // The user pressed the button as a guest and has signed in: continues where they were stopped.
    if (user && canReserve && pendingAction.take('reserve')?.propertyId === detail.id) setTermsOpen(true);
  }, [user, canReserve, detail.id]);

  const go = (target: Target) => {
    const href = targets[target];
    if (!user && target === 'reservation') {
      guestSheet.ask(REASONS[target], { act: { kind: 'reserve', propertyId: detail.id } });
    } else if (!user) guestSheet.ask(REASONS[target], { next: href });
    else if (target === 'reservation') setTermsOpen(true);
    else if (href) void router.navigate({ href });
  };
  const press = (target: Target) => ({
    onPointerEnter: user ? preloadSheet : guestSheet.preload,
    onFocus: user ? preloadSheet : guestSheet.preload,
    onClick: () => go(target),
    'aria-haspopup': user && target !== 'reservation' ? undefined : ('dialog' as const),
  });

  if (!isOnline) {
    return (
      <section aria-label={t('actions.label')} className="flex w-full flex-wrap items-center gap-2">
        <Button tall className="flex-1" aria-disabled>
          {t('pwa:needsConnection')}
        </Button>
        {user ? <ContactAction propertyId={detail.id} /> : null}
      </section>
    );
  }
  return (
    <section aria-label={t('actions.label')} className="flex w-full flex-wrap items-center gap-2">
      {targets.preview ? (
        <Button
          tall
          className="flex-[4_1_auto] px-2! max-[24rem]:text-small max-[27rem]:[&>svg]:hidden"
          {...press('preview')}
        >
          <CalendarPlus aria-hidden />
          {t('actions.preview')}
        </Button>
      ) : null}
      {detail.status === 'reserved' && detail.Bond?.reservationId ? (
        <ReservationLink
          id={detail.Bond.reservationId}
          className={buttonClasses({ variant: 'second', tall: true, className: 'flex-1 px-3!' })}
        />
      ) : null}
      {canReserve ? (
        <Button
          variant="second"
          tall
          className="flex-[4_1_auto] px-2! max-[24rem]:text-small"
          {...press('reservation')}
        >
          {t('actions.reserve')}
        </Button>
      ) : null}
      {/* Together on a row of their own where the text is large or the phone small. */}
      <div className="flex flex-auto justify-evenly">
        <ContactAction propertyId={detail.id} />
        {targets.finance ? (
          <button type="button" className={stackedButtonClasses()} {...press('finance')}>
            <HandCoins aria-hidden />
            {t('actions.finance')}
          </button>
        ) : null}
      </div>
      {targets.reservation && user ? (
        <PropertyReservationTerms
          property={detail}
          href={targets.reservation}
          isOpen={areTermsOpen}
          onOpenChange={setTermsOpen}
        />
      ) : null}
    </section>
  );
}

/** Opens the sheet with the advertiser's number; guests are asked to sign in. */
function ContactAction({ propertyId }: { propertyId: number }) {
  const { t } = useTranslation('detail');
  const { user } = useSession();
  const guestSheet = useGuestSheet();
  const { show, preload, sheet } = useContactSheet(propertyId);
  useEffect(() => {
    // The user pressed the button as a guest and has signed in.
    if (user && pendingAction.take('contact')?.propertyId === propertyId) show();
  }, [user, propertyId, show]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={user ? preload : guestSheet.preload}
        onFocus={user ? preload : guestSheet.preload}
        onClick={user ? show : () => guestSheet.ask('contact', { act: { kind: 'contact', propertyId } })}
        className={stackedButtonClasses()}
      >
        <MessageCircle aria-hidden />
        {t('actions.contact')}
      </button>
      {sheet}
    </>
  );
}

/**
 * The next steps for the user's own ad: the reservation of it, renewing its licence, editing it, or
 * the list of all.
 */
function PropertyDetailOwn({ detail }: { detail: PropertyDetail }) {
  const { t } = useTranslation('detail');
  const { id: propertyId, status, Bond } = detail;
  const { data } = useQuery(managedProperty(propertyId));
  const actions = data?.property.Ad?.actions;
  const key = String(propertyId);
  const wide = buttonClasses({ tall: true, className: 'flex-[1.25]' });
  return (
    <section aria-label={t('own.label')} className="flex w-full flex-wrap items-center gap-2">
      {status !== 'published' && Bond?.reservationId ? (
        <ReservationLink id={Bond.reservationId} className={wide} />
      ) : actions?.includes('renew') ? (
        <Link to="/propertie" search={{ renew: propertyId }} className={wide}>
          <BadgeCheck aria-hidden />
          {t('own.renew')}
        </Link>
      ) : !actions || actions.includes('edit') ? (
        <Link to="/propertieupdate/$key" params={{ key }} className={wide}>
          <Pencil aria-hidden />
          {t('own.edit')}
        </Link>
      ) : null}
      <Link to="/propertie" className={buttonClasses({ variant: 'second', tall: true, className: 'flex-1' })}>
        {t('own.all')}
      </Link>
    </section>
  );
}

interface PropertyReservationTermsProps {
  property: Pick<PropertyDetail, 'purpose' | 'price' | 'rentPeriod'>;
  /** The reservation's screen. */
  href: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The terms, shown before reserving: core §9, forfeited after three days. */
function PropertyReservationTerms({ property, href, isOpen, onOpenChange }: PropertyReservationTermsProps) {
  const { t } = useTranslation('detail');
  const router = useRouter();
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('actions.terms.title')}
      closeLabel={t('actions.terms.close')}
      footer={
        <Button
          tall
          block
          onClick={() => {
            onOpenChange(false);
            void router.navigate({ href });
          }}
        >
          {t('actions.terms.continue')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-4 py-5">
        <Term icon={<Banknote />}>
          <ReservationFee property={property} />
        </Term>
        <Term icon={<KeyRound />}>{t('actions.terms.intro')}</Term>
        <Term icon={<Hourglass />}>{t('actions.terms.forfeit', { count: RESERVATION_FORFEIT_DAYS })}</Term>
        <Term icon={<Handshake />}>{t('actions.terms.agent')}</Term>
      </ul>
    </Sheet>
  );
}

function Term({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 text-read [&>svg]:mt-0.5 [&>svg]:icon-24 [&>svg]:text-palm">
      {icon}
      <span>{children}</span>
    </li>
  );
}
