import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { cx } from './cx.ts';

/** The look of a breadcrumb's links. */
export function crumbClasses(): string {
  return 'inline-flex min-h-target min-w-0 items-center hover:text-ink';
}

/**
 * The path to a screen: links from the top level down, styled by `crumbClasses()`, and the current
 * screen last.
 */
export function Breadcrumb({
  label,
  current,
  narrow = false,
  children,
}: {
  label: string;
  current: string;
  /** Over a screen's one narrow column (max-w-form). */
  narrow?: boolean;
  /** The links, each one child. */
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className={cx('text-small text-ink-2', narrow && 'mx-auto max-w-form')}>
      <ol className="flex min-h-target flex-wrap items-center gap-x-1.5">
        {Children.map(Children.toArray(children), (link) => (
          <li className="flex min-w-0 items-center gap-1.5">
            {link}
            <ChevronRight aria-hidden className="flip icon-16" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 font-medium text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
