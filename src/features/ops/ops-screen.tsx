import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowRight, CircleCheckBig, PanelTop, SquareArrowOutUpRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsKind, OpsQueue } from '../../../contract/ops-queues.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { expiredSessionPerson } from '../../device/session-store.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { LogoMark } from '../../ui/logo.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { confirmSession } from '../session/confirm-session.ts';
import { SignedInLayout } from '../session/signed-in-layout.tsx';
import { useSession } from '../session/use-session.ts';
import { ItemPane } from './item-pane.tsx';
import { KeysHelp } from './keys-help.tsx';
import { OpsLink } from './ops-link.tsx';
import { OpsNav } from './ops-nav.tsx';
import { OpsMissing } from './ops-not-found.tsx';
import { kindOf, type OpsPlace, readPlace } from './ops-place.ts';
import { PaneEmpty, PaneSkeleton } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { QueueList } from './queue-list.tsx';
import { useQueueSearch } from './queue-search.ts';
import { UndoBar } from './undo-bar.tsx';
import { useKeys } from './use-keys.ts';
import { useMarks } from './use-marks.ts';
import { useQueueRows } from './use-queue-rows.ts';

const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));
const PeopleView = lazy(async () => ({ default: (await import('./people-view.tsx')).PeopleView }));
const HomesView = lazy(async () => ({ default: (await import('./homes-view.tsx')).HomesView }));
const TenanciesView = lazy(async () => ({ default: (await import('./tenancies-view.tsx')).TenanciesView }));
const FinanceView = lazy(async () => ({ default: (await import('./finance-view.tsx')).FinanceView }));
const LogView = lazy(async () => ({ default: (await import('./log-view.tsx')).LogView }));
const ArticlesView = lazy(async () => ({ default: (await import('./articles-view.tsx')).ArticlesView }));
const QuestionsView = lazy(async () => ({ default: (await import('./questions-view.tsx')).QuestionsView }));
const CouponsView = lazy(async () => ({ default: (await import('./coupons-view.tsx')).CouponsView }));
const CrewView = lazy(async () => ({ default: (await import('./crew-view.tsx')).CrewView }));

/** The console, at any of its paths; not found for a user who is not (or no longer) operator. */
export function OpsScreen() {
  const { t } = useTranslation('ops');
  const { user } = useSession();
  const { _splat: rest = '' } = useParams({ from: '/ops/$' });
  const place = readPlace(rest);
  const isIn = user?.isOperator === true && place !== null;
  const [wasIn, setWasIn] = useState(isIn);
  if (isIn && !wasIn) setWasIn(true);
  useDocumentHead({ title: isIn ? t('title') : '', description: '' });
  // An operator whose session ended signs in again, and finds what was typed.
  if (!user && wasIn && expiredSessionPerson() !== null) return <SignedInLayout />;
  if (!isIn) return <OpsMissing />;
  return (
    <OpsLayout place={place}>
      <Suspense fallback={<PaneSkeleton />}>
        <View place={place} />
      </Suspense>
    </OpsLayout>
  );
}

function View({ place }: { place: OpsPlace }) {
  switch (place.view) {
    case 'board':
      return <Board />;
    case 'queue':
      return <QueueView key={place.queue} queue={place.queue} id={place.id} />;
    case 'item':
      return <ItemView kind={place.kind} id={place.id} />;
    case 'people':
      return <PeopleView id={place.id} />;
    case 'homes':
      return <HomesView id={place.id} />;
    case 'tenancies':
      return <TenanciesView id={place.id} />;
    case 'articles':
      return <ArticlesView id={place.id} />;
    case 'finance':
      return <FinanceView period={place.period} />;
    case 'log':
      return <LogView />;
    case 'questions':
      return <QuestionsView />;
    case 'coupons':
      return <CouponsView />;
    case 'technicians':
      return <CrewView />;
  }
}

/** The back path on a phone, which shows one column at a time. */
function outerPath(place: OpsPlace): string {
  return place.view === 'queue' && place.id !== null
    ? place.queue
    : 'id' in place && place.view !== 'item' && place.id !== null
      ? place.view
      : '';
}

const ROUTE_NOT_FOUND = 1004;

/**
 * The user was an operator when this tab was opened, but no longer is; or the session has ended,
 * which the console's calls do not tell apart, so the server is asked.
 */
function NoLonger() {
  const client = useQueryClient();
  useEffect(() => void confirmSession(apiOf(client)), [client]);
  return <OpsMissing />;
}

/**
 * The bar on top, the navigation at the side, and the open view. From 1024 px each scrolls
 * separately.
 */
function OpsLayout({ place, children }: { place: OpsPlace; children: ReactNode }) {
  const { t } = useTranslation('ops');
  const { user } = useSession();
  const { data, error } = useQuery(opsQueries.overview());
  if (error?.number === ROUTE_NOT_FOUND) return <NoLonger />;
  const isBoard = place.view === 'board';
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh lg:overflow-hidden">
      <header className="sticky top-0 z-(--z-bar) flex min-h-topbar flex-none items-center gap-2 border-b border-line bg-surface px-2 pt-safe-top lg:px-4">
        {isBoard ? null : (
          <OpsLink
            to={outerPath(place)}
            keepsSearch={place.view === 'queue' && place.id !== null}
            aria-label={t('back')}
            className="grid size-target place-items-center rounded-field lg:hidden"
          >
            <ArrowRight aria-hidden className="icon-24 ltr:rotate-180" />
          </OpsLink>
        )}
        <OpsLink
          to=""
          className={cx(
            'flex min-h-target items-center gap-2.5 rounded-field px-2 text-body font-semibold',
            !isBoard && 'max-lg:ps-0',
          )}
        >
          <LogoMark className="size-7" />
          {t('name')}
        </OpsLink>
        <span className="ms-auto hidden items-center gap-2 truncate text-small text-ink-2 sm:flex">
          {data ? <Badge>{t(`roles.${data.role}`)}</Badge> : null}
          <bdi>{user?.userName}</bdi>
        </span>
        <KeysHelp />
        <LanguageButton className="max-sm:ms-auto" />
        <Link
          to="/"
          aria-label={t('toApp')}
          title={t('toApp')}
          className="grid size-target place-items-center rounded-field text-ink-2"
        >
          <SquareArrowOutUpRight aria-hidden className="flip icon-20" />
        </Link>
      </header>
      <div className={cx('flex min-h-0 flex-1 lg:overflow-hidden', isBoard && 'max-lg:flex-col')}>
        <OpsNav
          place={place}
          queues={data?.queues ?? null}
          role={data?.role ?? null}
          className={isBoard ? undefined : 'max-lg:hidden'}
        />
        <MainLandmark className="flex min-w-0 flex-1 flex-col">{children}</MainLandmark>
      </div>
      <UndoBar place={place} />
    </div>
  );
}

/** The next item is not asked for again within this time. */
const NEXT_MS = 10_000;

/** A queue beside the open item; on a phone one at a time. A decision opens the next item. */
function QueueView({ queue, id }: { queue: OpsQueue; id: number | null }) {
  const { t } = useTranslation('ops');
  const navigate = useNavigate();
  const toast = useToast();
  const { search, change } = useQueueSearch();
  const list = useQueueRows(queue, search);
  const { rows } = list;
  const marks = useMarks(queue, rows);
  const isWide = useMediaQuery('(width >= 64rem)');
  const go = (next: number | null) =>
    void navigate({
      to: '/ops/$',
      params: { _splat: next === null ? queue : `${queue}/${next}` },
      search: true,
    });
  useRowKeys(
    rows.map((row) => row.id),
    id,
    (next) => (isTyping() ? toast.show({ message: t('queue.typed') }) : go(next)),
  );
  useKeys({ x: () => id !== null && marks.canMark && marks.toggle(id) });
  const at = rows.findIndex((row) => row.id === id);
  const next = at === -1 ? null : ((rows[at + 1] ?? rows[at - 1])?.id ?? null);
  const goOn = () => go(isWide ? next : null);
  const client = useQueryClient();
  useEffect(() => {
    const query = next === null ? null : opsQueries.item(kindOf(queue), next);
    // A decision opens it at once.
    if (query && isWide) void client.prefetchQuery({ ...query, staleTime: NEXT_MS });
  }, [client, queue, next, isWide]);
  const isEmpty = !list.isPending && !list.error && rows.length === 0 && !search.q && !search.free;
  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={t(`queues.${queue}`)}
        className={cx(
          'flex w-full flex-none flex-col lg:w-96 lg:border-e lg:border-line',
          id !== null && 'max-lg:hidden',
        )}
      >
        <QueueList queue={queue} list={list} id={id} marks={marks} search={search} onSearch={change} />
      </section>
      <div className={cx('flex min-w-0 flex-1 flex-col', id === null && 'max-lg:hidden')}>
        {id === null ? (
          <PaneEmpty
            icon={isEmpty ? <CircleCheckBig aria-hidden /> : <PanelTop aria-hidden />}
            title={isEmpty ? t('queue.clear') : t('queue.choose')}
          >
            {isEmpty ? null : t('queue.keys')}
          </PaneEmpty>
        ) : (
          <ItemPane key={id} kind={kindOf(queue)} id={id} onDone={goOn} />
        )}
      </div>
    </div>
  );
}

/** An item outside of its queue: from the log, a person, or another item. */
function ItemView({ kind, id }: { kind: OpsKind; id: number }) {
  return <ItemPane key={`${kind} ${id}`} kind={kind} id={id} onDone={() => undefined} />;
}

/** An open form with something typed in it. */
const isTyping = () => document.querySelector('form[data-typed]') !== null;

/** j and k move down and up a list, as in mailboxes. */
function useRowKeys(ids: readonly number[], id: number | null, go: (id: number) => void): void {
  const step = (by: 1 | -1) => {
    const at = id === null ? -1 : ids.indexOf(id);
    const next = ids[at === -1 ? 0 : at + by];
    if (next !== undefined) go(next);
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
}
