import { RiyalSign } from './riyal-sign.tsx';

/**
 * The riyal sign for a money field's `end` prop: left of the number in both directions (DESIGN §6).
 */
export function CurrencyMark({ label }: { label: string }) {
  return (
    <span className="inline-flex flex-none text-ink-2 ltr:order-first">
      <span className="sr-only">{label}</span>
      <RiyalSign />
    </span>
  );
}
