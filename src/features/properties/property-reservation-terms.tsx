import { useRouter } from '@tanstack/react-router';
import { Banknote, Handshake, Hourglass, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RESERVATION_FORFEIT_DAYS } from '../../../contract/limits.ts';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ReservationFee } from './reservation-fee.tsx';

interface PropertyReservationTermsProps {
  property: Pick<PropertyDetail, 'purpose' | 'price' | 'rentPeriod'>;
  /** The reservation's screen. */
  href: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What reserving binds to, said before it is begun: core §9, forfeited after three days. */
export function PropertyReservationTerms({
  property,
  href,
  isOpen,
  onOpenChange,
}: PropertyReservationTermsProps) {
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
