import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { Answer } from '../../../contract/contract.ts';
import { timeAgo } from '../../../contract/elapsed-time.ts';
import type { OpsForm } from '../../../contract/ops.ts';
import type { OpsKind } from '../../../contract/ops-queues.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { ActForm } from './act-form.tsx';
import { Notes } from './notes.tsx';
import { OpsLink } from './ops-link.tsx';
import { itemPath } from './ops-place.ts';
import { PaneError, PaneSkeleton } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { useNow } from './use-now.ts';
import { useVerbForms } from './verb-forms.ts';

type PersonFacts = Answer<'ops.person'>['person'];
const LISTS = ['ads', 'orders', 'reservations', 'tenancies'] as const satisfies readonly OpsKind[];
const COUNTS = ['ads', 'orders', 'reservations', 'viewings'] as const;

/** A user's records, and the two actions for a user. */
export function PersonPane({ id }: { id: number }) {
  const { t, i18n } = useTranslation('ops');
  const now = useNow();
  const { data, error, refetch } = useQuery(opsQueries.person(id));
  if (!data) return error ? <PaneError error={error} onRetry={() => void refetch()} /> : <PaneSkeleton />;
  const { person } = data;
  return (
    <article className="min-h-0 flex-1 lg:relative lg:overflow-y-auto">
      <div className="flex flex-col gap-6 p-gutter pb-page lg:p-6">
        <header>
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="text-title-2">{person.name}</h1>
            {person.isOperator ? <Badge tone="palm">{t('people.operator')}</Badge> : null}
            {person.isBroker ? <Badge tone="info">{t('people.broker')}</Badge> : null}
          </div>
          <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-2">
            <a href={`tel:${person.mobile}`}>
              <Num className="select-all">{person.mobile}</Num>
            </a>
            <span>{t('people.since', { day: dateAndTime(person.since, i18n.language) })}</span>
            <span>
              {person.seenAt
                ? t('people.seen', { ago: timeAgo(person.seenAt, now, i18n.language) })
                : t('people.notSignedIn')}
            </span>
          </p>
        </header>
        <dl className="grid pair-grid gap-3 sm:grid-cols-5">
          {COUNTS.map((name) => (
            <div key={name} className="rounded-card bg-surface p-3 shadow-card">
              <dt className="text-caption text-ink-2">{t(`people.counts.${name}`)}</dt>
              <dd className="text-title-3">
                <Num>{person.counts[name]}</Num>
              </dd>
            </div>
          ))}
          <div className="rounded-card bg-surface p-3 shadow-card max-sm:col-span-full">
            <dt className="text-caption text-ink-2">
              {t('people.counts.payments', { count: person.payments.count })}
            </dt>
            <dd className="text-title-3">
              <Money amount={person.payments.paid} label={t('sar')} />
            </dd>
          </div>
        </dl>
        {LISTS.map((kind) => (
          <Lines key={kind} kind={kind} rows={person[kind]} />
        ))}
        <Notes about="people" itemId={person.id} notes={person.notes} />
        <PersonActs person={person} />
      </div>
    </article>
  );
}

function Lines({ kind, rows }: { kind: (typeof LISTS)[number]; rows: PersonFacts['ads'] }) {
  const { t, i18n } = useTranslation('ops');
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="text-small-strong text-ink-2">{t(`people.last.${kind}`)}</h2>
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <OpsLink
              to={itemPath(kind, row.id)}
              className="flex flex-wrap items-center gap-x-3 rounded-thumb py-2.5 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 truncate text-small-strong">{row.title}</span>
              <span className="text-caption text-ink-2">{dateAndTime(row.at, i18n.language)}</span>
              <Badge>{row.statusLabel}</Badge>
            </OpsLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the operator may do for the user: grant a coupon, sign them out everywhere. */
function PersonActs({ person }: { person: PersonFacts }) {
  const [open, setOpen] = useState<OpsForm | null>(null);
  const forms = useVerbForms(['coupons grant', 'sessions end']);
  const close = () => setOpen(null);
  if (open) {
    return (
      <section className="max-w-form rounded-card bg-surface p-4 shadow-card">
        <ActForm
          form={open}
          about={`people/${person.id}`}
          {...(open.verb === 'sessions end'
            ? { fixed: { mobile: person.mobile } }
            : { initial: { mobile: person.mobile } })}
          onDone={close}
          onCancel={close}
        />
      </section>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {forms.map((form) => (
        <Button
          key={form.verb}
          variant={form.look === 'danger' ? 'danger' : 'second'}
          className={form.look === 'danger' ? 'bg-danger-tint' : undefined}
          onClick={() => setOpen(form)}
        >
          {form.press}
        </Button>
      ))}
    </div>
  );
}
