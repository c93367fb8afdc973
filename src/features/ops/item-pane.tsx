import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ExternalLink, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateAndTime } from '../../../contract/calendar-dates.ts';
import type { OpsFact, OpsItem } from '../../../contract/ops.ts';
import { OPS_NOTED, type OpsKind, type OpsNoted } from '../../../contract/ops-queues.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import type { ApiError } from '../../api/api-error.ts';
import { formatCount } from '../../lib/digits.ts';
import { useErrorText } from '../../shell/error-alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { linkClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Age } from './age.tsx';
import { HeldBy, OPS_HELD } from './held-by.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemPictures } from './item-pictures.tsx';
import { LogLines } from './log-lines.tsx';
import { Notes } from './notes.tsx';
import { OpsLink } from './ops-link.tsx';
import { itemPath } from './ops-place.ts';
import { PaneError, PaneSkeleton } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { useClaim } from './use-claim.ts';
import { useNow } from './use-now.ts';
import { leftUntil } from './waited.ts';

interface ItemPaneProps {
  kind: OpsKind;
  id: number;
  /** A verb succeeded. */
  onDone: () => void;
}

const isNoted = (kind: OpsKind): kind is OpsKind & OpsNoted =>
  (OPS_NOTED as readonly string[]).includes(kind);

/** An item, once it is loaded. */
export function ItemPane({ kind, id, onDone }: ItemPaneProps) {
  const { data, error, refetch } = useQuery(opsQueries.item(kind, id));
  if (!data) return error ? <PaneError error={error} onRetry={() => void refetch()} /> : <PaneSkeleton />;
  return <OpenItem item={data.item} onDone={onDone} />;
}

/** An item with all its facts and actions. */
function OpenItem({ item, onDone }: { item: OpsItem; onDone: () => void }) {
  const { t } = useTranslation('ops');
  const [refused, setRefused] = useState<{ error: ApiError; item: OpsItem } | null>(null);
  const refusal = refused?.error;
  const textOf = useErrorText();
  const { begin, takeOver, isPending } = useClaim(item);
  const held = item.claim?.isMine === false ? item.claim : null;
  // Once taken over, or free again, what was refused for it can be done.
  const shown = refusal?.number === OPS_HELD && !held ? null : refusal;
  const changed = useChangedParts(refused?.item ?? item, item);
  return (
    <article className="flex min-h-0 flex-1 flex-col lg:relative lg:overflow-y-auto">
      <div className="flex flex-1 flex-col gap-6 p-gutter lg:p-6">
        {shown ? (
          <Alert
            key={shown.fields.seen ?? shown.message}
            reveal
            title={textOf(shown)}
            message={[
              shown.fields.seen ?? t(shown.status === 403 ? 'typedIsKept' : 'lookAgain'),
              ...(changed.length > 0 ? [t('changed', { names: changed.join(t('comma')) })] : []),
            ].join(' ')}
          />
        ) : null}
        {held ? (
          <HeldBy claim={held} isPending={isPending} onTakeOver={item.actions.length > 0 ? takeOver : null} />
        ) : null}
        <ItemHead item={item} />
        <ItemPictures item={item} />
        {item.words ? (
          <section>
            <h2 className="text-small-strong text-ink-2">{t(`words.${item.kind}`)}</h2>
            <p className="mt-1 max-w-180 text-read whitespace-pre-line">{item.words}</p>
          </section>
        ) : null}
        <ItemFacts item={item} />
        <ItemDues dues={item.dues} />
        {isNoted(item.kind) ? <Notes about={item.kind} itemId={item.id} notes={item.notes} /> : null}
        {item.history.length > 0 ? (
          <section>
            <h2 className="text-small-strong text-ink-2">{t('history')}</h2>
            <LogLines rows={item.history} isOfOne />
          </section>
        ) : null}
      </div>
      <ItemActions
        item={item}
        onBegin={begin}
        onDone={() => {
          setRefused(null);
          onDone();
        }}
        onRefused={(error) => setRefused({ error, item })}
      />
    </article>
  );
}

/** The labels of an item's parts that differ from how the operator saw them. */
function useChangedParts(before: OpsItem, now: OpsItem): string[] {
  const { t } = useTranslation('ops');
  if (before.seen === now.seen) return [];
  const partsOf = ({ kind, title, statusLabel, words, photos, facts }: OpsItem) =>
    new Map<string, string>([
      [t('parts.title'), title],
      [t('parts.status'), statusLabel],
      [t(`words.${kind}`), words ?? ''],
      [t('parts.photos'), JSON.stringify(photos)],
      ...facts.map(({ name, value }): [string, string] => [
        t(`facts.${name}` as 'facts.price'),
        String(value),
      ]),
    ]);
  const [old, current] = [partsOf(before), partsOf(now)];
  return [...new Set([...old.keys(), ...current.keys()])].filter(
    (label) => old.get(label) !== current.get(label),
  );
}

/** The dues of a tenancy's rent, with late ones marked. */
function ItemDues({ dues }: { dues: OpsItem['dues'] }) {
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

const WIDE = { code: 20, text: 60 };

/** Gets a separate line: a gateway's number is longer than half a phone, and does not wrap. */
const isWide = ({ form, value }: Pick<OpsFact, 'form' | 'value'>) =>
  String(value).length > (form === 'code' ? WIDE.code : WIDE.text);

/** An item's facts, label by label. */
function ItemFacts({ item }: { item: OpsItem }) {
  const { t } = useTranslation('ops');
  if (item.facts.length === 0) return null;
  return (
    <dl className="grid pair-grid gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-4">
      {item.facts.map((fact) => (
        <div key={fact.name} className={isWide(fact) ? 'col-span-full' : 'min-w-0'}>
          <dt className="text-caption text-ink-2">{t(`facts.${fact.name}` as 'facts.price')}</dt>
          <dd className="mt-0.5 text-small-strong wrap-break-word">
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ fact: { form, value } }: { fact: OpsFact }) {
  const { t, i18n } = useTranslation('ops');
  switch (form) {
    case 'money':
      return <Money amount={Number(value)} label={t('sar')} />;
    case 'moment':
      return dateAndTime(String(value), i18n.language);
    case 'day':
      return writtenDay(String(value), i18n.language);
    case 'number':
      return <Num>{formatCount(Number(value))}</Num>;
    case 'code':
    case 'mobile':
      return (
        <Num className={isWide({ form, value }) ? 'break-all whitespace-normal select-all' : 'select-all'}>
          {value}
        </Num>
      );
    case 'flag':
      return t('yes');
    default:
      return <bdi>{value}</bdi>;
  }
}

const TONES: Record<string, BadgeTone> = {
  under_review: 'warn',
  open: 'warn',
  reserved: 'warn',
  created: 'warn',
  assigned: 'info',
  on_the_way: 'info',
  arrived: 'info',
  published: 'success',
  executed: 'success',
  upheld: 'success',
  done: 'success',
  rejected: 'danger',
  cancelled: 'danger',
  failed: 'danger',
  pending: 'info',
  running: 'success',
  over: 'warn',
};
/** Statuses without a wait, although actions are possible. */
const SETTLED = [
  ...['published', 'rejected', 'hidden', 'rented', 'coming', 'running', 'ended', 'upheld', 'dismissed'],
  ...['done', 'approved', 'declined', 'closed'],
];
/** A finished order waits for its price. */
const isWaitingNow = ({ status, actions }: OpsItem) =>
  actions.length > 0 && (!SETTLED.includes(status) || actions.includes('orders price'));

/** An item's title, status, user and links. */
function ItemHead({ item }: { item: OpsItem }) {
  const { t, i18n } = useTranslation('ops');
  const now = useNow();
  const { person, position, about } = item;
  const isWaiting = isWaitingNow(item);
  const left = item.dueAt ? leftUntil(item.dueAt, now, i18n.language) : null;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        <Badge tone={TONES[item.status] ?? 'plain'}>{item.statusLabel}</Badge>
        <span>
          <span>{t(`kinds.${item.kind}`)}</span> <Num>{item.id}</Num>
        </span>
        <span title={dateAndTime(item.since, i18n.language)}>
          {isWaiting ? (
            <Age since={item.since} now={now} kind={item.kind} />
          ) : (
            dateAndTime(item.since, i18n.language)
          )}
        </span>
        {item.dueAt ? (
          <span className={left ? 'text-on-warn-tint' : 'text-on-danger-tint'}>
            {left ? t(item.kind === 'viewings' ? 'startsIn' : 'endsIn', { left }) : t('overdue')}
          </span>
        ) : null}
      </div>
      <h1 className="text-title-2">{item.title}</h1>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        {person ? (
          <span className="inline-flex flex-wrap items-center gap-x-2">
            <OpsLink to={`people/${person.id}`} className={linkClasses()}>
              {person.name}
            </OpsLink>
            <a href={`tel:${person.mobile}`} className="text-ink-2">
              <Num>{person.mobile}</Num>
            </a>
          </span>
        ) : null}
        {about ? (
          <OpsLink to={itemPath(about.kind, about.id)} className={linkClasses()}>
            {t('about', { title: about.title })}
          </OpsLink>
        ) : null}
        {item.kind === 'articles' ? (
          <OpsLink to={`articles/${item.id}`} className={linkClasses()}>
            {t('articles.edit')}
          </OpsLink>
        ) : null}
        {item.href ? (
          <a href={item.href} target="_blank" rel="noreferrer" className={linkClasses()}>
            <ExternalLink aria-hidden className="icon-16" />
            {t('inApp')}
          </a>
        ) : null}
        {position ? (
          <a
            href={`https://www.google.com/maps?q=${position.latitude},${position.longitude}`}
            target="_blank"
            rel="noreferrer"
            className={linkClasses()}
          >
            <MapPin aria-hidden className="icon-16" />
            {t('onMap')}
          </a>
        ) : null}
      </div>
    </header>
  );
}
