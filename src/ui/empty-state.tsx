import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * Shown where there is nothing to show: picture 232×200, title, one sentence, the next step. The
 * picture is decorative: a file's path, or a drawing as an element.
 */
export function EmptyState({
  picture,
  title,
  level = 2,
  action,
  second,
  className,
  children,
}: {
  picture?: string | ReactNode;
  title: ReactNode;
  /** 1 where the screen has no other title. */
  level?: 1 | 2;
  action?: ReactNode;
  /** A less prominent link or button under the action. */
  second?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={cx('flex flex-col items-center px-8 py-10 text-center', className)}>
      {typeof picture === 'string' ? <img src={picture} alt="" width={232} height={200} /> : picture}
      <Heading className="mt-6 text-title-1">{title}</Heading>
      {children ? <p className="mt-2 max-w-form text-read text-balance text-ink-2">{children}</p> : null}
      {action ? <div className="mt-6 flex min-w-55 flex-col *:w-full">{action}</div> : null}
      {second ? <div className="mt-1">{second}</div> : null}
    </div>
  );
}
