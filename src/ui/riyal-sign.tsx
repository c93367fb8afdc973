import { cx } from './cx.ts';

/** The riyal sign, 0.82 of the text's size, in its colour. Add a label for screen readers. */
export function RiyalSign({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx('size-[.82em] flex-none self-center fill-none stroke-current stroke-[2.7]', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m20 19.5-5.5 1.2M14.5 4v11.22a1 1 0 0 0 1.242.97L20 15.2M2.978 19.351l5.549-1.363A2 2 0 0 0 10 16V2M20 10 4 13.5" />
    </svg>
  );
}
