import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { fullDay, monthName } from '../../../contract/calendar-dates.ts';
import type { Answer } from '../../../contract/contract.ts';
import { formatAmount } from '../../lib/money.ts';
import { buttonClasses, linkClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Num } from '../../ui/num.tsx';
import { RiyalSign } from '../../ui/riyal-sign.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FileButton, type ReadPiece } from './file-button.tsx';
import { OpsLink } from './ops-link.tsx';
import { PaneError, PaneSkeleton, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';

type Finance = Answer<'ops.finance'>;

const pathOf = (period: string) => (period === '' ? 'finance' : `finance/${period}`);

/** The money of a day or a month; the address names it, and today is the one without a name. */
export function FinanceView({ period }: { period: string | null }) {
  const { t, i18n } = useTranslation('ops');
  const { data, error, refetch } = useQuery(opsQueries.finance(period));
  const { language } = i18n;
  const written = data && (data.isMonth ? monthName(data.day, language) : fullDay(data.day, language));
  return (
    <ViewBody>
      <ViewHead
        title={t('nav.finance')}
        note={written && !error ? t('finance.note', { period: written }) : ' '}
        end={
          data && !error ? (
            <FileButton name={`rukn-${data.period}.csv`} piece={filePiece(data.period)} />
          ) : null
        }
      />
      <Periods found={error ? undefined : data} />
      {error ? (
        <PaneError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Statement found={data} />
      ) : (
        <PaneSkeleton />
      )}
    </ViewBody>
  );
}

const filePiece =
  (period: string): ReadPiece =>
  (api, after) =>
    api('ops.financeFile', { query: { period, ...(after !== undefined && { after }) } });

/** Chooses a period: its kind, the one before and after, today, or any date. */
function Periods({ found }: { found: Finance | undefined }) {
  const { t } = useTranslation('ops');
  const navigate = useNavigate();
  const go = (period: string) => navigate({ to: '/ops/$', params: { _splat: pathOf(period) } });
  const isMonth = found?.isMonth ?? false;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segmented
        label={t('finance.kind')}
        options={(['day', 'month'] as const).map((value) => ({ value, label: t(`finance.${value}`) }))}
        value={isMonth ? 'month' : 'day'}
        onChange={(kind) => found && go(kind === 'month' ? found.day.slice(0, 7) : found.day)}
        className="w-40"
      />
      <div className="flex gap-2">
        <Step to={found?.previous} label={t('finance.previous')} icon="ltr:rotate-180" />
        <OpsLink to="finance" className={buttonClasses({ variant: 'second' })}>
          {t('finance.today')}
        </OpsLink>
        <Step to={found?.next ?? undefined} label={t('finance.next')} icon="rtl:rotate-180" />
      </div>
      <div className="w-44">
        <TextField
          key={found?.period}
          label={t('finance.pick')}
          type={isMonth ? 'month' : 'date'}
          ltr
          defaultValue={found?.period ?? ''}
          onChange={({ target }) => /^[2-9]/.test(target.value) && go(target.value)}
        />
      </div>
    </div>
  );
}

/** A link to the neighbouring period; a dimmed square where there is none. */
function Step({ to, label, icon }: { to: string | undefined; label: string; icon: string }) {
  const look = buttonClasses({ variant: 'second', className: 'size-target px-0' });
  const arrow = <ArrowRight aria-hidden className={icon} />;
  return to === undefined ? (
    <span aria-hidden className={cx(look, 'opacity-40')}>
      {arrow}
    </span>
  ) : (
    <OpsLink to={pathOf(to)} aria-label={label} title={label} className={look}>
      {arrow}
    </OpsLink>
  );
}

/** An amount with its halalas always, so that those of a column are aligned. */
function Exact({ amount, className }: { amount: number; className?: string }) {
  const { t } = useTranslation('ops');
  return (
    <bdi className={cx('inline-flex items-baseline gap-[.22em] tabular-nums', className)} data-money="">
      <span className="num">{`${formatAmount(amount)}${Number.isInteger(amount) ? '.00' : ''}`}</span>
      <RiyalSign />
      <span className="sr-only">{` ${t('sar')}`}</span>
    </bdi>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-4 shadow-card">
      <h2 id={id} className="mb-1 text-body font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface LineProps {
  label: string;
  note?: string | null;
  amount: number;
  isTotal?: boolean;
}

function Line({ label, note, amount, isTotal = false }: LineProps) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 py-2',
        isTotal ? 'text-small-strong' : 'text-small',
      )}
    >
      <dt className="min-w-0">
        <span>{label}</span>
        {note ? <span className="block text-caption text-ink-2">{note}</span> : null}
      </dt>
      <dd>
        <Exact amount={amount} />
      </dd>
    </div>
  );
}

const sumOf = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100;

/** Lines with their total where there are several. */
function Lines({ lines }: { lines: readonly LineProps[] }) {
  const { t } = useTranslation('ops');
  if (lines.length === 0) return <p className="py-2 text-small text-ink-2">{t('finance.none')}</p>;
  return (
    <dl className="divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.label} {...line} />
      ))}
      {lines.length > 1 ? (
        <Line label={t('finance.total')} amount={sumOf(lines.map(({ amount }) => amount))} isTotal />
      ) : null}
    </dl>
  );
}

function Statement({ found }: { found: Finance }) {
  const { t } = useTranslation('ops');
  const { paid, refunds, revenue, wallets, held } = found;
  const count = (number: number) => t('figures.payments', { count: number });
  return (
    <>
      <Balances accounts={found.accounts} />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Card title={t('finance.paid')}>
          <Lines
            lines={[
              { label: t('finance.card'), note: count(paid.card.count), amount: paid.card.amount },
              { label: t('finance.fromWallet'), note: count(paid.wallet.count), amount: paid.wallet.amount },
            ]}
          />
        </Card>
        <Card title={t('finance.refunds')}>
          <Lines
            lines={[
              { label: t('finance.toCard'), note: count(refunds.card.count), amount: refunds.card.amount },
              {
                label: t('finance.toWallet'),
                note: count(refunds.wallet.count),
                amount: refunds.wallet.amount,
              },
            ]}
          />
        </Card>
        <Card title={t('finance.revenue')}>
          <Lines
            lines={revenue.map(({ title, back, left }) => ({
              label: title,
              note: back === 0 ? null : t('finance.back', { amount: amountText(back, t('sar')) }),
              amount: left,
            }))}
          />
        </Card>
        <Card title={t('finance.holding')}>
          <Lines
            lines={[
              {
                label: t('finance.wallet'),
                note: t('finance.wallets', { count: wallets.count }),
                amount: wallets.amount,
              },
              ...held.map((one) => ({ label: one.title, note: count(one.count), amount: one.amount })),
            ]}
          />
        </Card>
      </div>
      <Holders found={found} />
      <Compared gateway={found.gateway} />
    </>
  );
}

/** Whose money we hold, the most first, and what all the others have together. */
function Holders({ found: { holders, wallets, held } }: { found: Finance }) {
  const { t } = useTranslation('ops');
  const whole = sumOf([wallets.amount, ...held.map(({ amount }) => amount)]);
  const rest = sumOf([whole, ...holders.map(({ amount }) => -amount)]);
  if (holders.length === 0) return null;
  return (
    <Card title={t('finance.holders')}>
      <ul className="divide-y divide-line">
        {holders.map(({ personId, name, title, amount }) => (
          <li
            key={`${personId} ${title}`}
            className="flex items-baseline justify-between gap-4 py-2 text-small"
          >
            <span className="min-w-0">
              <OpsLink to={`people/${personId}`} className={linkClasses()}>
                <bdi>{name}</bdi>
              </OpsLink>
              <span className="block text-caption text-ink-2">{title}</span>
            </span>
            <Exact amount={amount} />
          </li>
        ))}
      </ul>
      {rest === 0 ? null : <Lines lines={[{ label: t('finance.others'), amount: rest }]} />}
    </Card>
  );
}

/** Each balance from its opening to its closing, and whether they fit together. */
function Balances({ accounts }: { accounts: Finance['accounts'] }) {
  const { t } = useTranslation('ops');
  const [gateway, ...others] = accounts;
  const isBalanced = gateway?.closing === sumOf(others.map(({ closing }) => closing));
  return (
    <section aria-label={t('finance.accounts')} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {accounts.map(({ account, opening, in: into, out, closing }) => (
          <Card key={account} title={t(`finance.${account}`)}>
            <dl className="divide-y divide-line">
              <Line label={t('finance.opening')} amount={opening} />
              <Line label={t('finance.in')} amount={into} />
              <Line label={t('finance.out')} amount={-out} />
              <Line label={t('finance.closing')} amount={closing} isTotal />
            </dl>
          </Card>
        ))}
      </div>
      <p className={cx('text-small', isBalanced ? 'text-ink-2' : 'font-semibold text-danger')}>
        {t(isBalanced ? 'finance.balanced' : 'finance.unbalanced')}
      </p>
    </section>
  );
}

/** What the gateway has told us beside what we entered; what differs waits in two queues. */
function Compared({ gateway }: { gateway: Finance['gateway'] }) {
  const { t } = useTranslation('ops');
  const queues = useQuery(opsQueries.overview()).data?.queues ?? [];
  return (
    <Card title={t('finance.compared')}>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {(['taken', 'back'] as const).map((way) => {
          const { ours, theirs } = gateway[way];
          return (
            <div key={way}>
              <h3 className="mt-2 text-small text-ink-2">
                {t(way === 'taken' ? 'finance.taken' : 'finance.given')}
              </h3>
              <dl className="divide-y divide-line">
                <Line label={t('finance.ours')} amount={ours} />
                <Line label={t('finance.theirs')} amount={theirs} />
                <Line label={t('finance.difference')} amount={sumOf([theirs, -ours])} isTotal />
              </dl>
            </div>
          );
        })}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {queues
          .filter(({ kind }) => kind === 'payments' || kind === 'refunds')
          .map(({ queue, count }) => (
            <OpsLink key={queue} to={queue} className={linkClasses()}>
              <span>{t(`queues.${queue}`)}</span> <Num>{count}</Num>
            </OpsLink>
          ))}
      </p>
    </Card>
  );
}
