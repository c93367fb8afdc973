import { useRouter } from '@tanstack/react-router';
import { CalendarPlus, HandCoins } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { useOnline } from '../../pwa/use-online.ts';
import { Button, stackedButtonClasses } from '../../ui/button.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';
import { useGuestSheet } from '../session/guest-sheet.tsx';
import { pendingAct } from '../session/pending-act.ts';
import { useSession } from '../session/use-session.ts';
import { type Target, useOpenTargets } from './open-targets.ts';
import { PropertyReservationTerms } from './property-reservation-terms.tsx';

const REASONS = { preview: 'viewing', reservation: 'reservation', finance: 'finance' } as const;

/**
 * core §2: book a viewing, reserve, finance; each where its screen exists, and reserving where nobody has. A
 * guest is asked to sign in; reserving says its terms first (DESIGN §6). Money and bookings need a connection.
 */
export function PropertyDetailActions({ detail }: { detail: PropertyDetail }) {
  const { t } = useTranslation(['detail', 'pwa']);
  const router = useRouter();
  const { user } = useSession();
  const guestSheet = useGuestSheet();
  const isOnline = useOnline();
  const targets = useOpenTargets(detail.id);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const canReserve = targets.reservation && detail.status === 'published';

  useEffect(() => {
    // He pressed the button as a guest, signed in, and is back: he goes on where he was stopped.
    if (user && canReserve && pendingAct.take('reserve')?.propertyId === detail.id) setTermsOpen(true);
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
      <Button tall block aria-disabled>
        {t('pwa:needsConnection')}
      </Button>
    );
  }
  return (
    <section aria-label={t('actions.label')} className="flex w-full flex-wrap items-center gap-2">
      {targets.preview ? (
        <Button tall className="flex-[1.25] px-3! max-[23.75rem]:[&>svg]:hidden" {...press('preview')}>
          <CalendarPlus aria-hidden />
          {t('actions.preview')}
        </Button>
      ) : null}
      {canReserve ? (
        <Button variant="second" tall className="flex-1 px-3!" {...press('reservation')}>
          {t('actions.reserve')}
        </Button>
      ) : null}
      {targets.finance ? (
        <button type="button" className={stackedButtonClasses()} {...press('finance')}>
          <HandCoins aria-hidden />
          {t('actions.finance')}
        </button>
      ) : null}
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
