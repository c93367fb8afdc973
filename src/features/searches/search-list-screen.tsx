import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellOff, BellRing, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '../../../contract/searches.ts';
import { useCall } from '../../api/use-call.ts';
import { type GuestSearch, guestSearches } from '../../device/guest-searches.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { usePendingWrites } from '../../device/writes/page-queue.ts';
import { parseSearch } from '../../lib/search-params.ts';
import { ConfirmSheet } from '../../shell/confirm-sheet.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { activeFilters } from '../properties/list/list-filters.ts';
import { readListSearch, writeListSearch } from '../properties/list/list-search.ts';
import { SaveSearchSheet } from '../properties/list/save-search-sheet.tsx';
import { refreshSearches, searchQueries } from '../properties/list/saved-searches.ts';
import { useListNames } from '../properties/list/use-list-names.ts';
import { useSession } from '../session/use-session.ts';

/** /searches: the user's saved searches, each with what is new; a guest's, from the device. */
export function SearchListScreen() {
  const { t } = useTranslation('searches');
  const { status } = useSession();
  return (
    <>
      <ScreenBar title={t('title')} />
      {status === 'guest' ? <GuestSearches /> : <AccountSearches />}
    </>
  );
}

function AccountSearches() {
  const { t } = useTranslation('searches');
  const { user } = useSession();
  const list = useQuery({ ...searchQueries.list(), enabled: user !== null });
  const pending = usePendingWrites().flatMap(({ call, failure }) =>
    call.name === 'searches.create' && !failure ? [call.input.body] : [],
  );
  const client = useQueryClient();
  const { rows: refused, refresh: refreshRefused } = useGuestRows(t('refused'));
  // Each time that a waiting one was sent, the account has one more, or the device keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number changes
  useEffect(() => {
    void refreshSearches(client).then(refreshRefused);
  }, [client, refreshRefused, pending.length]);
  // What waits on this device is listed even where the account's list was never loaded.
  const data = list.data ?? (list.isError && pending.length > 0 ? { searches: [] } : undefined);
  return (
    <QueryFrame
      query={{ ...list, data }}
      failed={t('failed')}
      className="pb-page"
      bodyClassName="max-w-180"
      skeleton={
        <Loading label={t('loading')}>
          <div className="mt-4 flex flex-col gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        </Loading>
      }
    >
      {({ searches }) =>
        searches.length + pending.length + (pending.length > 0 ? 0 : refused.length) === 0 ? (
          <NoSearches />
        ) : (
          <ListRows label={t('title')} className="mt-4">
            {pending.map((search) => (
              <SearchRow key={search.filters} search={search} note={t('waits')} />
            ))}
            {pending.length > 0 ? null : refused}
            {searches.map((search) => (
              <SavedRow key={search.id} search={search} />
            ))}
          </ListRows>
        )
      }
    </QueryFrame>
  );
}

/** The searches on the device, each with a button that deletes it. */
function useGuestRows(note?: string) {
  const { t } = useTranslation('searches');
  const [searches, setSearches] = useState<GuestSearch[]>([]);
  const refresh = useCallback(() => setSearches(guestSearches.current()), []);
  useEffect(refresh, [refresh]);
  const rows = searches.map((search) => (
    <SearchRow key={search.filters} search={search} note={note}>
      <IconButton
        label={t('delete.label', { name: search.name })}
        onClick={() => {
          guestSearches.remove(search.filters);
          refresh();
        }}
      >
        <Trash2 aria-hidden className="icon-20" />
      </IconButton>
    </SearchRow>
  ));
  return { rows, refresh };
}

function GuestSearches() {
  const { t } = useTranslation('searches');
  const { rows } = useGuestRows();
  if (rows.length === 0) return <NoSearches />;
  return (
    <div className="page pb-page *:max-w-180">
      <p className="py-4 text-ink-2">{t('guest.text')}</p>
      <ListRows label={t('title')}>{rows}</ListRows>
      <Link
        to="/login"
        search={{ next: '/searches' }}
        className={buttonClasses({ tall: true, block: true, className: 'mt-6' })}
      >
        {t('guest.signIn')}
      </Link>
    </div>
  );
}

function NoSearches() {
  const { t } = useTranslation('searches');
  return (
    <EmptyState
      picture="/art/empty-results.svg"
      title={t('empty.title')}
      action={
        <Link to="/propertielist" className={buttonClasses({ tall: true })}>
          {t('empty.browse')}
        </Link>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}

/** A search of the account: opens its list, and is changed and deleted. */
function SavedRow({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('searches');
  const [isChanging, setChanging] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const seen = useCall('searches.seen', { onSettled: refreshSearches });
  const remove = useCall('searches.delete', { onSettled: refreshSearches });
  const { id, name, newCount, newIds, leftOut } = search;
  return (
    <SearchRow
      search={search}
      newIds={newIds}
      newCount={newCount}
      note={leftOut ? Object.values(leftOut)[0] : undefined}
      onOpen={() => {
        if (newCount > 0) seen.mutate({ params: { id } });
      }}
    >
      <IconButton
        label={t('change.label', { name })}
        aria-haspopup="dialog"
        onClick={() => setChanging(true)}
      >
        <Pencil aria-hidden className="icon-20" />
      </IconButton>
      <IconButton
        label={t('delete.label', { name })}
        aria-haspopup="dialog"
        onClick={() => setDeleting(true)}
      >
        <Trash2 aria-hidden className="icon-20" />
      </IconButton>
      <SaveSearchSheet isOpen={isChanging} onOpenChange={setChanging} search={search} />
      <ConfirmSheet
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        icon={<Trash2 aria-hidden />}
        title={t('delete.title', { name })}
        texts={{ confirm: t('delete.confirm'), busy: t('delete.busy'), cancel: t('delete.cancel') }}
        isBusy={remove.isPending}
        text={
          <>
            {t('delete.text')}
            <NeedsConnection calls={['searches.delete']} />
          </>
        }
        error={remove.error}
        failure={t('delete.failed')}
        needsConnection
        onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: () => setDeleting(false) })}
      />
    </SearchRow>
  );
}

interface SearchRowProps {
  search: GuestSearch;
  newCount?: number;
  /** These are marked as new in the list. */
  newIds?: number[];
  note?: string;
  onOpen?: () => void;
  /** The buttons at the end. */
  children?: ReactNode;
}

function SearchRow({ search, newCount = 0, newIds = [], note, onOpen, children }: SearchRowProps) {
  const { t } = useTranslation('searches');
  const { t: say } = useTranslation(['properties', 'search']);
  const { query } = readListSearch(parseSearch(`?${search.filters}`));
  const names = useListNames(query, undefined);
  const filters = activeFilters(query, say, names).map(({ text }) => text);
  const Sign = search.frequency === 'never' ? BellOff : BellRing;
  return (
    <div className="flex min-h-19 items-center gap-1 py-2 pe-1">
      <Link
        to="/propertielist"
        search={writeListSearch(query)}
        state={{ newIds }}
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-card ps-4 -outline-offset-2"
      >
        <Sign aria-hidden className="icon-24 flex-none text-ink-2" />
        <span className="min-w-0 flex-1 py-2">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-body-strong wrap-anywhere">{search.name}</span>
            {newCount > 0 ? <Badge tone="success">{t('new', { count: newCount })}</Badge> : null}
          </span>
          <span className="block text-small text-ink-2">{filters.join(say('search:list.comma'))}</span>
          <span className="block text-small text-ink-2">{t(`frequency.${search.frequency}`)}</span>
          {note ? <span className="block text-small text-danger">{note}</span> : null}
        </span>
      </Link>
      <div className="flex flex-none">{children}</div>
    </div>
  );
}
