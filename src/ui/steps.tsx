import { cx } from './cx.ts';

/** The progress bars over a form of several steps. `label` gives it in words («الخطوة 3 من 5»). */
export function Steps({ total, current, label }: { total: number; current: number; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex gap-1.5">
      {Array.from({ length: total }, (_, step) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are their positions
          key={step}
          className={cx('h-1 flex-1 rounded-full', step < current ? 'bg-palm' : 'bg-sunken-2')}
        />
      ))}
    </div>
  );
}
