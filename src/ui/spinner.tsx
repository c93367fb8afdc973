import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

/** A spinning ring inside an element that says what is loading; never alone on a screen. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('icon-20 animate-spin', className)} />;
}
