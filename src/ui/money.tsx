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
  /** Writes + before positive amounts; minus is always written. */
  signed?: boolean;
  className?: string;
};

/**
 * An amount that never wraps: plus or minus, riyal sign, thin gap, grouped number; left to right in
 * both languages. `price` and `price-lg` are clay, the others inherit the colour.
 */
export function Money({ amount, label, size = 'inherit', signed = false, className }: MoneyProps) {
  const mark = amount < 0 ? '\u2212' : signed && amount > 0 ? '+' : '';
  return (
    <bdi
      dir="ltr"
      className={cx('num inline-flex items-baseline gap-[.22em] rtl:justify-end', SIZES[size], className)}
      data-money=""
    >
      {mark ? <span>{mark}</span> : null}
      <span className="sr-only">{`${label} `}</span>
      <RiyalSign />
      <span>{formatAmount(Math.abs(amount))}</span>
    </bdi>
  );
}
