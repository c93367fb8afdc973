import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

/** A turning ring inside something that already says what is going on; never alone on a screen. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('icon-20 animate-spin', className)} />;
}
