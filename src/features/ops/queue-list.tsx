import { UserRoundPen } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsClaimedRow } from '../../../contract/ops.ts';
import type { OpsQueue } from '../../../contract/ops-queues.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Age } from './age.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BatchResults } from './batch-results.tsx';
import { SearchBox, useLookUp } from './look-up.tsx';
import { OpsLink } from './ops-link.tsx';
import { kindOf } from './ops-place.ts';
import { PaneError } from './pane-states.tsx';
import type { QueueSearch, useQueueSearch } from './queue-search.ts';
import { useKeys } from './use-keys.ts';
import type { Marks } from './use-marks.ts';
import { useNow } from './use-now.ts';
import type { useQueueRows } from './use-queue-rows.ts';
import { leftUntil } from './waited.ts';

interface QueueListProps {
  queue: OpsQueue;
  list: ReturnType<typeof useQueueRows>;
  /** The open item's id. */
  id: number | null;
  marks: Marks;
  search: QueueSearch;
  onSearch: ReturnType<typeof useQueueSearch>['change'];
}

/** A queue with its search, by default the longest wait first. */
export function QueueList({ queue, list, id, marks, search, onSearch }: QueueListProps) {
  const { t } = useTranslation(['ops', 'shell']);
  const now = useNow();
  const { rows, isPending, error } = list;
  const isPart = search.q !== undefined || search.free === true;
  return (
    <>
      <div className="flex flex-none flex-col gap-3 px-gutter pt-4 pb-3 lg:px-4">
        <h1 className="text-title-3">{t(`queues.${queue}`)}</h1>
        <SearchFields search={search} onSearch={onSearch} />
      </div>
      <div className="min-h-0 flex-1 lg:relative lg:overflow-y-auto">
        {isPending ? (
          <Loading label={t('shell:loading')} className="flex flex-col gap-5 px-gutter py-3 lg:px-4">
            {Array.from({ length: 6 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes that wait are their places
              <Skeleton key={place} className="h-13 w-full" />
            ))}
          </Loading>
        ) : null}
        {error ? <PaneError error={error} onRetry={list.retry} /> : null}
        {!isPending && !error && rows.length === 0 ? (
          <p role="status" className="px-gutter py-6 text-small text-ink-2 lg:px-4">
            {t(isPart ? 'queue.notFound' : 'queue.empty')}
          </p>
        ) : null}
        <ul>
          {rows.map((row) => (
            <Row key={row.id} queue={queue} row={row} isOpen={row.id === id} now={now} marks={marks} />
          ))}
        </ul>
        {list.hasMore ? (
          <div className="p-3">
            <Button variant="second" block busy={list.isTurning} onClick={list.turn}>
              {t('more')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className="sticky bottom-0 z-(--z-bar) flex-none">
        <BatchResults queue={queue} />
        <BatchBar queue={queue} rows={rows} marks={marks} />
      </div>
    </>
  );
}

/** The search of a queue, its order, and the filter of what colleagues work on. */
function SearchFields({ search, onSearch }: Pick<QueueListProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('ops');
  const box = useRef<HTMLInputElement>(null);
  const { typed, onType, query } = useLookUp(search.q);
  const send = useEffectEvent(() => {
    if (query !== (search.q ?? '')) onSearch({ q: query });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once typing has settled
  useEffect(() => send(), [query]);
  const isDropped = search.q === undefined;
  const forget = useEffectEvent(() => {
    if (query !== '') onType('');
  });
  // A link to the whole queue leaves the search out.
  useEffect(() => {
    if (isDropped) forget();
  }, [isDropped]);
  useKeys({ '/': () => box.current?.focus() });
  return (
    <>
      <SearchBox
        ref={box}
        label={t('queue.search')}
        placeholder={t('queue.searchHint')}
        typed={typed}
        onType={onType}
      />
      <Chips label={t('queue.show')} wrap>
        <Chip
          selected={search.sort === 'newest'}
          onClick={() => onSearch({ sort: search.sort === 'newest' ? undefined : 'newest' })}
        >
          {t('queue.newest')}
        </Chip>
        <Chip
          selected={search.free === true}
          onClick={() => onSearch({ free: search.free ? undefined : true })}
        >
          {t('queue.free')}
        </Chip>
      </Chips>
    </>
  );
}

interface RowProps {
  queue: OpsQueue;
  row: OpsClaimedRow;
  isOpen: boolean;
  now: number;
  marks: Marks;
}

function Row({ queue, row, isOpen, now, marks }: RowProps) {
  const { t, i18n } = useTranslation('ops');
  const link = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const left = row.dueAt ? leftUntil(row.dueAt, now, i18n.language) : null;
  return (
    <li ref={link} className={cx('flex border-b border-line', isOpen ? 'bg-palm-tint' : 'hover:bg-sunken')}>
      {marks.canMark ? (
        <Checkbox
          checked={marks.ids.includes(row.id)}
          onChange={() => marks.toggle(row.id)}
          className="flex-none ps-gutter lg:ps-4"
        >
          <span className="sr-only">{t('batch.mark', { title: row.title })}</span>
        </Checkbox>
      ) : null}
      <OpsLink
        to={`${queue}/${row.id}`}
        keepsSearch
        aria-current={isOpen ? 'true' : undefined}
        className={cx(
          'flex min-w-0 flex-1 gap-3 py-3 pe-gutter -outline-offset-2 lg:pe-4',
          !marks.canMark && 'ps-gutter lg:ps-4',
        )}
      >
        {row.listing?.photo ? (
          <img
            src={row.listing.photo}
            alt=""
            loading="lazy"
            className="mt-0.5 size-12 flex-none rounded-thumb bg-sunken object-cover"
          />
        ) : null}
        <span className="block min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate text-small-strong">{row.title}</span>
            <Age since={row.since} now={now} kind={kindOf(queue)} className="text-micro" />
          </span>
          {row.claim && (isOpen || !row.claim.isMine) ? (
            <span className="mt-1 flex items-center gap-1 text-caption font-medium text-on-info-tint">
              <UserRoundPen aria-hidden className="icon-16" />
              <span className="truncate">
                {row.claim.isMine ? t('claim.mine') : t('claim.with', { who: row.claim.who })}
              </span>
            </span>
          ) : null}
          <span className="mt-1 flex items-center gap-2 text-caption text-ink-2">
            <span className="min-w-0 flex-1 truncate">{[row.note, row.who].filter(Boolean).join(' · ')}</span>
            {row.mark ? (
              <span
                className={cx('font-medium', row.mark === 'featured' ? 'text-gold-ink' : 'text-on-info-tint')}
              >
                {t(`marks.${row.mark}`)}
              </span>
            ) : null}
            {left ? <span className="whitespace-nowrap text-on-warn-tint">{left}</span> : null}
            {row.amount === null ? null : (
              <Money amount={row.amount} label={t('sar')} className="text-small font-medium text-ink" />
            )}
          </span>
          {row.listing ? <AdFacts {...row.listing} /> : null}
        </span>
      </OpsLink>
    </li>
  );
}

/** From so many percent on, a price beside the median is looked at twice. */
const FAR_PERCENT = 30;

/** What an ad is decided by beside its words: its photos, and its price beside the median. */
function AdFacts({ photosCount, besideMedian }: NonNullable<OpsClaimedRow['listing']>) {
  const { t } = useTranslation('ops');
  const percent = besideMedian?.percent ?? 0;
  const side = percent > 0 ? 'above' : percent < 0 ? 'below' : 'same';
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3 text-caption text-ink-2">
      <span className={photosCount === 0 ? 'text-on-warn-tint' : undefined}>
        {t('ad.photos', { count: photosCount })}
      </span>
      {besideMedian ? (
        <span className={Math.abs(percent) >= FAR_PERCENT ? 'text-on-warn-tint' : undefined}>
          {t(`ad.${side}`, {
            percent: Math.abs(percent),
            context: besideMedian.isOfCity ? 'city' : 'district',
          })}
        </span>
      ) : null}
    </span>
  );
}
