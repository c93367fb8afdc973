import { formatAmount } from '../lib/money.ts';
import { cx } from './cx.ts';
import { RiyalSign } from './riyal-sign.tsx';

type MoneySize = 'price' | 'price-lg' | 'strong' | 'inherit';

const SIZES: Record<MoneySize, string> = {
  price: 'text-price text-clay',
  'price-lg': 'text-price-lg text-clay',
  strong: 'text-body font-semibold',
  inherit: '',
};

type MoneyProps = {
  /** In riyals. */
  amount: number;
  /** The sign's accessible name, which is also what gets copied (SAR label, DESIGN §6). */
  label: string;
  size?: MoneySize;
  /** Writes + before positive amounts, as where money moves; minus is always written. */
  signed?: boolean;
  className?: string;
};

/**
 * An amount that never wraps, in the reading direction of its label: plus or minus and grouped
 * number, thin gap, riyal sign. `price` and `price-lg` are clay, the others inherit the colour.
 */
export function Money({ amount, label, size = 'inherit', signed = false, className }: MoneyProps) {
  const mark = amount < 0 ? '\u2212' : signed && amount > 0 ? '+' : '';
  return (
    <bdi className={cx('inline-flex items-baseline gap-[.22em]', SIZES[size], className)} data-money="">
      <span className="num">{mark + formatAmount(Math.abs(amount))}</span>
      <RiyalSign />
      <span className="sr-only">{`\u00a0${label}`}</span>
    </bdi>
  );
}
