import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { patienceOf, waitedSince } from './waited.ts';

const TONES = { calm: 'text-ink-2', long: 'text-on-warn-tint', tooLong: 'text-on-danger-tint' } as const;

/** «منذ ساعتين», coloured by patience. */
export function Age({ since, now, className }: { since: string; now: number; className?: string }) {
  const { i18n } = useTranslation();
  return (
    <time
      dateTime={since}
      className={cx('whitespace-nowrap tabular-nums', TONES[patienceOf(since, now)], className)}
    >
      {waitedSince(since, now, i18n.language)}
    </time>
  );
}
