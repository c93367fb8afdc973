import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { OpsCoupon } from '../../../contract/ops-content.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { ActForm } from './act-form.tsx';
import { PaneError, PaneSkeleton, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
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

function Coupon({ row }: { row: OpsCoupon }) {
  const { t, i18n } = useTranslation('ops');
  const now = useNow();
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 py-3 text-small">
      <Num className="min-w-32 font-semibold">{row.code}</Num>
      <span className="min-w-20">
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
        {row.maxUses !== null && row.uses >= row.maxUses
          ? t('coupons.usedUp')
          : row.expiresAt
            ? t(Date.parse(row.expiresAt) > now ? 'coupons.until' : 'coupons.ended', {
                day: dateAndTime(row.expiresAt, i18n.language),
              })
            : t('coupons.forEver')}
      </span>
    </li>
  );
}
