import type { ReactNode } from 'react';
import { buttonClasses } from './button.tsx';

/** The look of the pager's links. */
export function pagerLinkClasses(): string {
  return buttonClasses({ variant: 'second' });
}

/**
 * Previous, «صفحة 1 من 2», next. Links come in made, with `pagerLinkClasses()`; where there is
 * none, its word comes in as a string and stands there greyed.
 */
export function Pager({
  label,
  previous,
  next,
  children,
}: {
  label: string;
  previous: ReactNode;
  next: ReactNode;
  children?: ReactNode;
}) {
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-2 pt-6 pb-12">
      {typeof previous === 'string' ? <PagerStop>{previous}</PagerStop> : previous}
      <span className="text-small text-ink-2">{children}</span>
      {typeof next === 'string' ? <PagerStop>{next}</PagerStop> : next}
    </nav>
  );
}

function PagerStop({ children }: { children: string }) {
  return (
    <span aria-disabled="true" className={pagerLinkClasses()}>
      {children}
    </span>
  );
}
