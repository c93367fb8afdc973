import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';

interface BillLineProps {
  /** In SAR; negative for a deduction. */
  amount: number;
  /** The sum of the lines above. */
  isSum?: boolean;
  /** Beside the amount: a badge. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One line of a bill, within a `<dl>`. */
export function BillLine({ amount, isSum = false, mark, children }: BillLineProps) {
  const { t } = useTranslation('properties');
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 py-2',
        isSum && 'mt-1 border-t border-line pt-3 pb-0',
      )}
    >
      <dt className={isSum ? 'text-body-strong font-semibold' : 'text-ink-2'}>{children}</dt>
      <dd className="ms-auto flex flex-wrap items-center justify-end gap-x-2">
        {mark}
        <Money amount={amount} label={t('price.currency')} size={isSum ? 'price' : 'inherit'} />
      </dd>
    </div>
  );
}
