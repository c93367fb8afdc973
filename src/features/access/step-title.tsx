import type { ReactNode } from 'react';

/** The heading of a step, with a sentence under it. StepsLayout focuses a new step's heading. */
export function StepTitle({ text, children }: { text?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-4 mb-5">
      <h2 tabIndex={-1} className="text-title-1">
        {children}
      </h2>
      {text ? <p className="mt-1 text-read text-ink-2">{text}</p> : null}
    </div>
  );
}
