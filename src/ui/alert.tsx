import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { Num } from './num.tsx';

/**
 * The red alert. With `number` it carries the error-number badge (`numberLabel` is the word before
 * it). With `reveal` it scrolls itself into view when it appears.
 */
export function Alert({
  title,
  message,
  number,
  numberLabel,
  reveal = false,
  className,
}: {
  title?: ReactNode;
  message: ReactNode;
  number?: number;
  numberLabel?: string;
  reveal?: boolean;
  className?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveal) box.current?.scrollIntoView({ block: 'center' });
  }, [reveal]);
  const badge =
    number === undefined ? null : (
      <span className="inline-flex min-h-7 flex-none items-center gap-1 rounded-full bg-danger px-2.5 text-small font-semibold whitespace-nowrap text-on-danger">
        <span>{numberLabel}</span> <Num>{number}</Num>
      </span>
    );
  return (
    <div
      ref={box}
      role="alert"
      className={cx(
        'flex items-start gap-3 rounded-card bg-danger-tint p-4 text-on-danger-tint shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--danger)_34%,transparent)]',
        className,
      )}
    >
      <CircleAlert aria-hidden className="mt-0.5 icon-24" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          {title ? (
            <p className="text-body font-semibold">{title}</p>
          ) : (
            <p className="min-w-0 flex-[1_1_8rem]">{message}</p>
          )}
          {badge}
        </div>
        {title ? <p className="mt-1">{message}</p> : null}
      </div>
    </div>
  );
}
