import type { ReactNode } from 'react';

/** Pairs of a name and what it is, each in a row of a panel. */
export function ViewingFacts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col rounded-card bg-sunken px-4">{children}</dl>;
}

/** One of them. */
export function ViewingFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-target items-center justify-between gap-4 border-line py-2.5 not-first:border-t">
      <dt className="flex-none text-small text-ink-2">{name}</dt>
      <dd className="min-w-0 text-end text-body-strong">{children}</dd>
    </div>
  );
}
