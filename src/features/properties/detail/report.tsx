import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazySheet } from '../../../ui/lazy-sheet.tsx';
import { opensSheet } from '../../../ui/opens-sheet.ts';
import { useGuestSheet } from '../../session/guest-sheet.tsx';
import { pendingAction } from '../../session/pending-action.ts';
import { useSession } from '../../session/use-session.ts';
import { isAvailable } from '../is-available.ts';
import { useIsOwnAd } from './use-is-own-ad.ts';

const load = () => import('./report-sheet.tsx');
const ReportSheet = lazyPart(async () => (await load()).ReportSheet);

/** Reports another user's ad; asks guests to sign in first. */
export function PropertyDetailReport({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('detail');
  const { user } = useSession();
  const guestSheet = useGuestSheet();
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const isOwn = useIsOwnAd(property);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The user pressed the button as a guest and has signed in: continues where they were stopped.
    if (!user || !button.current || pendingAction.take('report')?.propertyId !== property.id) return;
    button.current.scrollIntoView({ block: 'center' });
    setUsed(true);
    setOpen(true);
  }, [user, property.id]);
  if (isOwn || !isAvailable(property)) return null;
  return (
    <div>
      <Button
        ref={button}
        variant="quiet"
        {...opensSheet}
        onClick={() => {
          if (!user) guestSheet.ask('report', { act: { kind: 'report', propertyId: property.id } });
          else {
            setUsed(true);
            setOpen(true);
          }
        }}
      >
        <Flag aria-hidden />
        {t('report.open')}
      </Button>
      {isUsed ? (
        <LazySheet isOpen={isOpen}>
          <ReportSheet propertyId={property.id} isOpen={isOpen} onOpenChange={setOpen} />
        </LazySheet>
      ) : null}
    </div>
  );
}
