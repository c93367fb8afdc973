import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Let } from './rental-days.ts';
import { RentalFact } from './rental-fact.tsx';

/** services §3: what was collected, what is due until the end, and in how many payments. */
export function RentalMoney({ rental }: { rental: Let }) {
  const { t } = useTranslation(['rentals', 'properties']);
  const currency = t('properties:price.currency');
  const remaining = rental.remainingPayments ?? 0;
  return (
    <Panel>
      <h2 className="text-title-3">{t('money.title')}</h2>
      <dl className="mt-3 grid pair-grid gap-4 sm:grid-cols-3">
        <RentalFact name={t('facts.left')}>
          <Money amount={rental.totalDueAmount ?? 0} label={currency} size="price" />
        </RentalFact>
        <RentalFact name={t(`facts.collected.${rental.role}`)}>
          <Money amount={rental.collectedAmount ?? 0} label={currency} className="text-title-2" />
        </RentalFact>
        <RentalFact name={t('facts.remaining')}>
          {remaining === 0 ? t('facts.allPaid') : <Num>{remaining}</Num>}
        </RentalFact>
      </dl>
    </Panel>
  );
}
