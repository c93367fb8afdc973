import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../../../../contract/typed-amount.ts';
import { formatCount } from '../../../lib/digits.ts';
import { instalmentOf, type ProfitMethod, USUAL_FINANCING } from '../../../lib/instalment.ts';
import { isUnclearAmount } from '../../../lib/typed-amount.ts';
import { AmountField } from '../../../shell/amount-field.tsx';
import { Money } from '../../../ui/money.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RangeField } from '../../../ui/range-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';

const LIMITS = {
  down: { min: 0, max: 90, step: 5 },
  years: { min: 1, max: 30, step: 1 },
  rate: { min: 0, max: 20, step: 0.25 },
};

/** The monthly cost of the home when financed: our estimate, and labelled as one. */
export function FinanceCalculator({ price: listingPrice }: { price: number }) {
  const { t } = useTranslation(['detail', 'properties']);
  const [priceText, setPriceText] = useState(() => formatCount(listingPrice));
  const price = isUnclearAmount(priceText) ? null : typedAmount(priceText) || null;
  const [down, setDown] = useState<number | null>(USUAL_FINANCING.downPaymentPercent);
  const [years, setYears] = useState<number | null>(USUAL_FINANCING.years);
  const [rate, setRate] = useState<number | null>(USUAL_FINANCING.yearlyRate);
  const [method, setMethod] = useState<ProfitMethod>(USUAL_FINANCING.method);
  const isWhole = price !== null && down !== null && years !== null && rate !== null;
  const result = isWhole
    ? instalmentOf({ price, downPaymentPercent: down, years, yearlyRate: rate, method })
    : null;
  const outside = (of: keyof typeof LIMITS) =>
    t('finance.outside', { name: t(`finance.${of}`), min: LIMITS[of].min, max: LIMITS[of].max });
  return (
    <Panel className="flex flex-col gap-4">
      <Segmented
        label={t('finance.method.label')}
        options={[
          { value: 'flat', label: t('finance.method.flat') },
          { value: 'annuity', label: t('finance.method.annuity') },
        ]}
        value={method}
        onChange={setMethod}
      />
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <AmountField
          label={t('finance.price')}
          text={priceText}
          error={price === null ? t('finance.priceMissing') : undefined}
          unclear={t('finance.priceUnclear')}
          onChange={setPriceText}
          className="max-sm:mb-4"
        />
        <RangeField
          label={t('finance.down')}
          unit="%"
          {...LIMITS.down}
          value={down}
          onChange={setDown}
          outside={outside('down')}
        />
        <RangeField
          label={t('finance.years')}
          unit={t('finance.yearsUnit')}
          {...LIMITS.years}
          value={years}
          onChange={setYears}
          outside={outside('years')}
        />
        <RangeField
          label={t('finance.rate')}
          unit="%"
          {...LIMITS.rate}
          value={rate}
          onChange={setRate}
          outside={outside('rate')}
        />
      </div>
      <div role="status" className="rounded-field bg-sunken p-4">
        <p className="text-small text-ink-2">{t('finance.monthly')}</p>
        <p className="text-title-1">
          {result ? (
            <Money amount={Math.round(result.monthly)} label={t('properties:price.currency')} />
          ) : (
            <span className="text-ink-2">{t('finance.incomplete')}</span>
          )}
        </p>
        <dl className="mt-2 grid pair-grid gap-4 text-small">
          <Figure name={t('finance.financed')} amount={result?.financed} />
          <Figure name={t('finance.profit')} amount={result?.profit} />
        </dl>
      </div>
      <p className="text-caption text-ink-2">{t('finance.estimate')}</p>
    </Panel>
  );
}

function Figure({ name, amount }: { name: string; amount: number | undefined }) {
  const { t } = useTranslation('properties');
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-small-strong">
        {amount === undefined ? '–' : <Money amount={Math.round(amount)} label={t('price.currency')} />}
      </dd>
    </div>
  );
}
