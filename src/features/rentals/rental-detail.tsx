import { useTranslation } from 'react-i18next';
import type { Rental } from '../../../contract/rentals.ts';
import { Panel } from '../../ui/panel.tsx';
import { PropertyFacts } from '../properties/property-facts.tsx';
import { PropertyMiniFace } from '../properties/property-mini-face.tsx';
import { RentalBadges } from './rental-badges.tsx';
import { isLet } from './rental-days.ts';
import { RentalDues } from './rental-dues.tsx';
import { RentalLinks } from './rental-links.tsx';
import { RentalMoney } from './rental-money.tsx';
import { RentalNotice } from './rental-notice.tsx';
import { RentalParty } from './rental-party.tsx';
import { RentalTerm } from './rental-term.tsx';

interface RentalDetailProps {
  rental: Rental;
  labels: Record<string, string>;
}

/** services §2: the home, its term, what was paid and is to be, the other side, and what can be done. */
export function RentalDetail({ rental, labels }: RentalDetailProps) {
  const { t } = useTranslation('rentals');
  const home = (
    <Panel className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-1.5">
        <RentalBadges rented={rental} labels={labels} />
      </div>
      <div className="flex items-center gap-3">
        <PropertyMiniFace property={rental} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-small-strong text-ink-2">
        <PropertyFacts roomsCount={rental.roomsCount} bathrooms={rental.bathrooms} area={rental.area} />
      </div>
    </Panel>
  );
  if (!isLet(rental)) {
    return (
      <div className="flex max-w-form flex-col gap-4">
        {home}
        <Panel>
          <h2 className="text-title-3">{t('free.title')}</h2>
          <p className="mt-1 text-ink-2">{t('free.text')}</p>
        </Panel>
        <RentalLinks rental={rental} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <RentalNotice rental={rental} />
      <div className="two-pane">
        <div className="flex flex-col gap-4">
          {home}
          <RentalTerm rental={rental} />
          <RentalMoney rental={rental} />
          <RentalDues rental={rental} paid={rental.PaidPayments} />
        </div>
        <div className="flex flex-col gap-4">
          <RentalParty rental={rental} />
          <RentalLinks rental={rental} />
        </div>
      </div>
    </div>
  );
}
