import { RiyalSign } from './riyal-sign.tsx';

/**
 * The riyal sign for a money field's `end` prop, after the number.
 */
export function CurrencyMark({ label }: { label: string }) {
  return (
    <span className="inline-flex flex-none text-ink-2">
      <span className="sr-only">{label}</span>
      <RiyalSign />
    </span>
  );
}
