import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../../contract/amounts.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Histogram } from '../../../ui/histogram.tsx';
import { RangeSlider } from '../../../ui/range-slider.tsx';
import { RiyalSign } from '../../../ui/riyal-sign.tsx';
import { propertyQueries } from '../queries.ts';
import { FilterLimits } from './filter-limits.tsx';
import { type ListQuery, textError } from './list-parameters.ts';
import { filtersOf } from './list-search.ts';
import { limitsOf, pricedSteps, stepsOf } from './price-steps.ts';

const ASK_AFTER_MS = 300;

interface FilterPriceProps {
  value: ListQuery;
  set: (part: ListQuery) => void;
}

/** The price's limits, typed or slid over a histogram of the other filters' matches. */
export function FilterPrice({ value, set }: FilterPriceProps) {
  const { t } = useTranslation(['properties', 'search']);
  const { priceFrom: _, priceTo: __, ...others } = filtersOf(useDebounced(value, ASK_AFTER_MS));
  const { data } = useQuery({
    ...propertyQueries.prices(others),
    enabled: textError(t, others.q) === undefined,
    placeholderData: keepPreviousData,
    // Optional: the fields work without the histogram.
    retry: false,
  });
  const { edges, counts } = data ?? { edges: [], counts: [] };
  const { priceFrom, priceTo } = value;
  const steps = stepsOf(edges, priceFrom, priceTo || undefined);
  const money = (amount: number | undefined, none: string) =>
    amount === undefined ? none : amountText(amount, t('price.currency'));
  return (
    <>
      {edges.length > 0 ? (
        <div className="mb-2">
          <Histogram counts={counts} {...steps} className="px-3.5" />
          <RangeSlider
            steps={edges.length + 1}
            from={{
              label: t('search:filters.lowest'),
              at: Math.min(steps.from, steps.to),
              valueText: money(priceFrom, t('search:filters.noLowest')),
            }}
            to={{
              label: t('search:filters.highest'),
              at: Math.max(steps.from, steps.to),
              valueText: money(priceTo || undefined, t('search:filters.noHighest')),
            }}
            onChange={(movedFrom, movedTo) => {
              const { from, to } = pricedSteps(edges, { from: movedFrom, to: movedTo });
              const limits = limitsOf(edges, { from, to });
              // The thumb that did not move keeps its typed limit.
              set({
                priceFrom: from === steps.from ? priceFrom : limits.from,
                priceTo: to === steps.to ? priceTo : limits.to,
              });
            }}
          />
        </div>
      ) : null}
      <FilterLimits
        name={t('search:filters.price')}
        unit={<RiyalSign />}
        maxDigits="money"
        from={priceFrom}
        to={priceTo}
        onChange={({ from, to }) => set({ priceFrom: from, priceTo: to })}
      />
    </>
  );
}
