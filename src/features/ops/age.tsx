import { useTranslation } from 'react-i18next';
import { OPS_PROMISES } from '../../../contract/ops-queues.ts';
import { cx } from '../../ui/cx.ts';
import { patienceOf, waitedSince } from './waited.ts';

const promiseOf = (kind: string): number | undefined => (OPS_PROMISES as Record<string, number>)[kind];
const TONES = { calm: 'text-ink-2', long: 'text-on-warn-tint', tooLong: 'text-on-danger-tint' } as const;

interface AgeProps {
  since: string;
  now: number;
  /** Of the items, or the first word of their verbs. */
  kind: string;
  className?: string;
}

/** «منذ ساعتين», coloured by how long items of the kind may wait. */
export function Age({ since, now, kind, className }: AgeProps) {
  const { i18n } = useTranslation();
  return (
    <time
      dateTime={since}
      className={cx(
        'whitespace-nowrap tabular-nums',
        TONES[patienceOf(since, now, promiseOf(kind))],
        className,
      )}
    >
      {waitedSince(since, now, i18n.language)}
    </time>
  );
}
