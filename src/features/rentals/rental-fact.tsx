import type { ReactNode } from 'react';

/** A figure under its name, within a `<dl>`. */
export function RentalFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="text-body-strong">{children}</dd>
    </div>
  );
}
