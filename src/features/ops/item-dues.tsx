import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpsItem } from '../../../contract/ops.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { useNow } from './use-now.ts';

/** What the rent of a tenancy is paid in: due by due, with those that are late. */
export function ItemDues({ dues }: { dues: OpsItem['dues'] }) {
  const { t, i18n } = useTranslation('ops');
  const now = useNow();
  if (dues.length === 0) return null;
  return (
    <section>
      <h2 className="text-small-strong text-ink-2">{t('dues.title')}</h2>
      <ul className="mt-1 max-w-180 divide-y divide-line">
        {dues.map(({ dueOn, amount, paidOn }) => {
          const isLate = paidOn === null && Date.parse(`${dueOn}T00:00+03:00`) <= now;
          return (
            <li key={dueOn} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-small">
              <span className="min-w-36">{writtenDay(dueOn, i18n.language)}</span>
              <Money amount={amount} label={t('sar')} className="min-w-24 font-medium" />
              <span
                className={cx(
                  'ms-auto inline-flex items-center gap-1.5',
                  paidOn ? 'text-success' : isLate ? 'font-medium text-on-warn-tint' : 'text-ink-2',
                )}
              >
                {paidOn ? <CircleCheck aria-hidden className="icon-16" /> : null}
                <span>
                  {paidOn
                    ? t('dues.paid', { day: writtenDay(paidOn, i18n.language) })
                    : t(isLate ? 'dues.late' : 'dues.coming')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
