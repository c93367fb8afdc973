import { useTranslation } from 'react-i18next';
import { typedAmount } from '../../../contract/typed-amount.ts';
import { instalmentOf, USUAL_FINANCING } from '../../lib/instalment.ts';
import { Money } from '../../ui/money.tsx';

/** What the amount that is asked for costs a month, reckoned as the calculator of the home's screen begins. */
export function MonthlyEstimate({ amount: text }: { amount: string }) {
  const { t } = useTranslation(['requests', 'properties']);
  const price = typedAmount(text);
  const { years, yearlyRate, method } = USUAL_FINANCING;
  const monthly = price
    ? instalmentOf({ price, downPaymentPercent: 0, years, yearlyRate, method }).monthly
    : 0;
  return (
    <div role="status" className="rounded-field bg-sunken not-empty:mt-3 not-empty:p-4">
      {monthly > 0 ? (
        <>
          <p className="text-small text-ink-2">{t('finance.monthly')}</p>
          <p className="text-title-2">
            <Money amount={Math.round(monthly)} label={t('properties:price.currency')} />
          </p>
          <p className="mt-1 text-caption text-ink-2">{t('finance.terms', { years, rate: yearlyRate })}</p>
        </>
      ) : null}
    </div>
  );
}
