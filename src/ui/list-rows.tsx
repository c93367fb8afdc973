import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { OwnText } from './own-text.tsx';
import { panelClasses } from './panel.tsx';

/**
 * Rows in a panel, separated by hairlines. Each child is one row: a link or button with
 * `rowClasses()`, or a div.
 */
export function ListRows({
  label,
  flush = false,
  className,
  children,
}: {
  label?: string;
  /** Hairlines start at the panel's padding, for rows without an icon. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ul aria-label={label} className={panelClasses({ pad: false, className })}>
      {Children.map(children, (child) =>
        child === null || child === undefined || typeof child === 'boolean' ? null : (
          <li
            className={cx(
              'relative not-first:before:absolute not-first:before:end-0 not-first:before:top-0 not-first:before:border-t not-first:before:border-line',
              flush ? 'not-first:before:start-4' : 'not-first:before:start-14',
            )}
          >
            {child}
          </li>
        ),
      )}
    </ul>
  );
}

/** The look of a row's link, button or box: 56 px high, 76 with two lines. */
export function rowClasses({ lines = 1, className }: { lines?: 1 | 2; className?: string } = {}): string {
  return cx(
    'flex w-full items-center gap-3 px-4 text-start -outline-offset-2 rounded-card [&>svg]:icon-24 [&>svg]:text-ink-2',
    lines === 2 ? 'min-h-19' : 'min-h-14',
    className,
  );
}

/** The content of a row: icon, label, second line, then value and chevron at the end. */
export function RowFace({
  icon,
  note,
  value,
  chevron = true,
  children,
}: {
  icon?: ReactNode;
  note?: ReactNode;
  /** A count, a word or a Badge. */
  value?: ReactNode;
  /** False where pressing the row leads nowhere. */
  chevron?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block">{children}</span>
        {note ? <span className="block text-small text-ink-2">{note}</span> : null}
      </span>
      <span className="ms-auto flex flex-none items-center gap-1 text-small text-ink-2">
        <OwnText>{value}</OwnText>
        {chevron ? <ChevronRight aria-hidden className="flip icon-18" /> : null}
      </span>
    </>
  );
}
