import type { ReactNode } from 'react';
import { buttonClasses } from './button.tsx';

/** The look of the pager's links. */
export function pagerLinkClasses(): string {
  return buttonClasses({ variant: 'second' });
}

/**
 * Previous, «صفحة 1 من 2», next. Pass links styled by `pagerLinkClasses()`; where there is no such
 * page, pass its word as a string, which is shown greyed.
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
