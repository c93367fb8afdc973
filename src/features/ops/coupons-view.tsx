import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../contract/amounts.ts';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { OpsCoupon } from '../../../contract/ops-content.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { ActForm } from './act-form.tsx';
import { PaneError, PaneSkeleton, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { RowActions } from './row-actions.tsx';
import { useNow } from './use-now.ts';
import { useVerbForms } from './verb-forms.ts';

/** Coupons, and the form for a new one. */
export function CouponsView() {
  const { t } = useTranslation('ops');
  const [isOpen, setOpen] = useState(false);
  const [grant] = useVerbForms(['coupons grant']);
  const [after, setAfter] = useState<number | undefined>();
  const { data, error, refetch } = useQuery(opsQueries.coupons(after));
  return (
    <ViewBody>
      <ViewHead
        title={t('nav.coupons')}
        end={
          isOpen || !grant ? null : (
            <Button onClick={() => setOpen(true)}>
              <Plus aria-hidden />
              <span>{grant.press}</span>
            </Button>
          )
        }
      />
      {isOpen && grant ? (
        <section className="max-w-form rounded-card bg-surface p-4 shadow-card">
          <ActForm
            form={grant}
            about="coupons"
            question={t('coupons.hint')}
            onDone={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        </section>
      ) : null}
      {data ? (
        <ul className="divide-y divide-line rounded-card bg-surface px-4 shadow-card empty:hidden">
          {data.rows.map((row) => (
            <Coupon key={row.id} row={row} />
          ))}
        </ul>
      ) : error ? (
        <PaneError error={error} onRetry={() => void refetch()} />
      ) : (
        <PaneSkeleton />
      )}
      {data?.rows.length === 0 ? <p className="text-small text-ink-2">{t('coupons.empty')}</p> : null}
      {data?.next ? (
        <Button variant="second" className="self-start" onClick={() => setAfter(data.next ?? undefined)}>
          {t('older')}
        </Button>
      ) : null}
    </ViewBody>
  );
}

/** A coupon ends at the midnight after its last day. */
const lastDayOf = (expiresAt: string) => riyadhDay(new Date(Date.parse(expiresAt) - 1));

/** Why a coupon is not taken any more, in words; null while it is. */
function useOver({ stoppedAt, maxUses, uses, expiresAt }: OpsCoupon): string | null {
  const { t, i18n } = useTranslation('ops');
  const now = useNow();
  if (stoppedAt) return t('coupons.stopped', { day: dateAndTime(stoppedAt, i18n.language) });
  if (maxUses !== null && uses >= maxUses) return t('coupons.usedUp');
  if (!expiresAt || Date.parse(expiresAt) > now) return null;
  return t('coupons.ended', { day: writtenDay(lastDayOf(expiresAt), i18n.language) });
}

/** The values that the form for a change begins with. */
function initialOf({ percent, amount, maxUses, expiresAt }: OpsCoupon): Record<string, string> {
  return {
    percent: percent === null ? '' : String(percent),
    sar: amount === null ? '' : formatAmount(amount).replaceAll(',', ''),
    uses: maxUses === null ? '' : String(maxUses),
    expires: expiresAt ? lastDayOf(expiresAt) : '',
  };
}

function Coupon({ row }: { row: OpsCoupon }) {
  const { t, i18n } = useTranslation('ops');
  const over = useOver(row);
  const code = row.code;
  return (
    <RowActions
      fixed={{ id: code }}
      about={`coupons/${code}`}
      seen={row.seen}
      verbs={['coupons change', row.stoppedAt ? 'coupons resume' : 'coupons stop']}
      initial={{ 'coupons change': initialOf(row) }}
    >
      <Num className={cx('min-w-32', over ? 'text-ink-2 line-through' : 'font-semibold')}>{code}</Num>
      <span className={cx('min-w-20', over && 'text-ink-2')}>
        {row.percent === null ? (
          <Money amount={row.amount ?? 0} label={t('sar')} />
        ) : (
          <Num>{`${row.percent}%`}</Num>
        )}
      </span>
      <span className="text-ink-2">{row.mobile ? <Num>{row.mobile}</Num> : t('coupons.everybody')}</span>
      <span className="text-ink-2">
        {row.maxUses === null
          ? t('coupons.uses', { count: row.uses })
          : t('coupons.usesOf', { uses: row.uses, most: row.maxUses })}
      </span>
      <span className="ms-auto text-caption text-ink-2">
        {over ? (
          <Badge tone={row.stoppedAt ? 'danger' : 'plain'}>{over}</Badge>
        ) : row.expiresAt ? (
          t('coupons.until', { day: writtenDay(lastDayOf(row.expiresAt), i18n.language) })
        ) : (
          t('coupons.forEver')
        )}
      </span>
    </RowActions>
  );
}
