import { cx } from './cx.ts';

/** The mark: a corner of two walls, one lit, with a door. The same in both themes. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={cx('size-9 flex-none', className)}>
      <rect width="36" height="36" rx="10" fill="#0f5a43" />
      <path d="M18 6.5 7.5 11.2v14.6L18 29.5z" fill="#fbf8f3" />
      <path d="M18 6.5l10.5 4.7v14.6L18 29.5z" fill="#e2b04a" />
      <path d="M12.6 14.2l1.9 3.4h-3.8zM12.6 20l1.9 3.4h-3.8z" fill="#0f5a43" />
      <path d="M21.4 28.3v-7.6c0-2.4 4-3.6 4-1v7.2z" fill="#0f5a43" />
    </svg>
  );
}

/** The mark and the brand's name. */
export function Logo({ word, className }: { word: string; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-title-1 leading-8', className)}>
      <LogoMark />
      <span>{word}</span>
    </span>
  );
}
