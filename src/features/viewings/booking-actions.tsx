import { Gem } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LUXURY_VIEWING_SAR } from '../../../contract/limits.ts';
import { useOnline } from '../../pwa/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import type { ViewingKind } from './use-booking.ts';

interface BookingActionsProps {
  onPress: (kind: ViewingKind) => void;
  /** Which one is under way. */
  busy: ViewingKind | null;
  /** False while there are no times to choose from. */
  isReady: boolean;
}

/** core §2: the normal and the luxury booking button. A booking needs a connection, and never waits for one. */
export function BookingActions({ onPress, busy, isReady }: BookingActionsProps) {
  const { t } = useTranslation(['viewings', 'pwa', 'properties']);
  const isOnline = useOnline();
  if (!isOnline) {
    return (
      <Button tall block aria-disabled>
        {t('pwa:needsConnection')}
      </Button>
    );
  }
  return (
    <section aria-label={t('booking.actions')} className="flex w-full flex-wrap gap-2">
      <Button
        tall
        className="flex-[1.3]"
        busy={busy === 'normal'}
        busyLabel={t('booking.busy')}
        aria-disabled={!isReady || busy === 'luxury' || undefined}
        onClick={() => onPress('normal')}
      >
        {t('booking.normal.act')}
      </Button>
      <Button
        variant="gold"
        tall
        className="flex-[1.2]"
        busy={busy === 'luxury'}
        busyLabel={t('booking.busy')}
        aria-disabled={!isReady || busy === 'normal' || undefined}
        onClick={() => onPress('luxury')}
      >
        <Gem aria-hidden className="max-sm:hidden" />
        {t('booking.luxury.act')}
        <Money amount={LUXURY_VIEWING_SAR} label={t('properties:price.currency')} />
      </Button>
    </section>
  );
}
