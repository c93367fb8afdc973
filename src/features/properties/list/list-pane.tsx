import type { UseQueryResult } from '@tanstack/react-query';
import { Link, linkOptions, useLocation, useNavigate } from '@tanstack/react-router';
import { ArrowUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../../contract/contract.ts';
import { SORTS, sortOf } from '../../../../contract/list-order.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useToday } from '../../../lib/use-today.ts';
import { ErrorAlert } from '../../../shell/error-alert.tsx';
import { ErrorState } from '../../../shell/error-state.tsx';
import { NumberedPager } from '../../../shell/numbered-pager.tsx';
import { linkClasses } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazySheet } from '../../../ui/lazy-sheet.tsx';
import { preloadSheet } from '../../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { type GridLayout, PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { CardContact } from './card-contact.tsx';
import { countText } from './list-count.ts';
import { ListEmpty } from './list-empty.tsx';
import type { ActiveFilter } from './list-filters.ts';
import type { ListQuery } from './list-parameters.ts';
import { withSort, writeListSearch } from './list-search.ts';
import { ListViewSwitch } from './list-view-switch.tsx';

export interface ListPaneProps {
  list: UseQueryResult<Answer<'properties.list'>, ApiError>;
  query: ListQuery;
  filters: readonly ActiveFilter[];
  /** The list's title, the suggested name of a saved search. */
  title: string;
  /** Results from the device's cache. */
  isSaved: boolean;
  layout: GridLayout;
}

const PLACES: Record<GridLayout, string> = {
  wide: 'page',
  list: 'page xl:max-w-none xl:ps-8 xl:pe-6 xl:pb-8',
  pane: 'px-gutter lg:ps-8 lg:pe-6 lg:pb-8',
};

/** The count, the order and the cards of a list, in all five faces. */
export function ListPane({ list, query, filters, title, isSaved, layout }: ListPaneProps) {
  const { t } = useTranslation(['properties', 'search']);
  const { data, error } = list;
  const retry = () => void list.refetch();
  if (error && !data) return <ErrorState error={error} title={t('failure.alert')} onRetry={retry} />;
  return (
    <div className={PLACES[layout]}>
      {data && error && !isSaved ? (
        <ErrorAlert error={error} title={t('failure.alert')} onRetry={retry} className="pt-4" />
      ) : null}
      {data ? (
        <>
          {data.properties.length > 0 ? (
            <div className="flex min-h-14 items-center gap-4 pt-2">
              <p role="status" className="flex-1 text-body-strong">
                {isSaved ? t('search:list.saved', { count: data.properties.length }) : countText(t, data)}
              </p>
              <ListViewSwitch query={query} look="inline" />
              <ListSort query={query} />
            </div>
          ) : null}
          <ListUnderstood query={query} answer={data} />
          <ListResults
            answer={data}
            query={query}
            filters={filters}
            title={title}
            isOutgoing={list.isPlaceholderData}
            layout={layout}
            answeredAt={list.dataUpdatedAt}
          />
        </>
      ) : (
        <ListResultsSkeleton layout={layout} />
      )}
    </div>
  );
}

const load = () => import('../../../ui/picker-sheet.tsx');
const PickerSheet = lazyPart(async () => (await load()).PickerSheet);

function preload() {
  preloadSheet();
  void load().catch(() => undefined);
}

/** The list's order; its sheet's code loads when the user opens it. */
function ListSort({ query }: { query: ListQuery }) {
  const { t } = useTranslation(['properties', 'search']);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const sort = sortOf(query);
  const { page: _, ...unpaged } = query;
  const choose = (picked: string) => {
    const chosen = SORTS.find((one) => one === picked) ?? 'newest';
    void navigate({ to: '/propertielist', search: writeListSearch(withSort(unpaged, chosen)) });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
        className={linkClasses({ className: 'gap-1.5' })}
      >
        <ArrowUpDown aria-hidden />
        <span>{sort === 'newest' ? t('search:sort.label') : t(`search:sort.${sort}`)}</span>
      </button>
      {isUsed ? (
        <LazySheet isOpen={open}>
          <PickerSheet
            open={open}
            onOpenChange={setOpen}
            title={t('search:sort.label')}
            options={SORTS.map((value) => ({ value, label: t(`search:sort.${value}`) }))}
            value={sort}
            onPick={choose}
            texts={{
              close: t('properties:picker.close'),
              search: t('search:filters.search'),
              nothing: t('properties:picker.nothing'),
            }}
            searchable={false}
            busy={false}
            returnFocus={button}
          />
        </LazySheet>
      ) : null}
    </>
  );
}

interface ListResultsProps {
  answer: Answer<'properties.list'>;
  query: ListQuery;
  filters: readonly ActiveFilter[];
  title: string;
  /** Another list is loading; this is the previous one. */
  isOutgoing: boolean;
  layout: GridLayout;
  /** When the answer was read, ms. */
  answeredAt: number;
}

/** The cards of one page, and the pager under them. */
function ListResults(props: ListResultsProps) {
  const { answer, query, filters, title, isOutgoing, layout } = props;
  const newIds = useLocation({ select: ({ state }) => state.newIds });
  const today = useToday(props.answeredAt);
  const { properties, statusChoices, total, totalIsExact } = answer;
  if (properties.length === 0) {
    return <ListEmpty query={query} filters={filters} title={title} didYouMean={answer.didYouMean} />;
  }
  return (
    <>
      <PropertyGrid
        properties={properties}
        statusChoices={statusChoices}
        isOutgoing={isOutgoing}
        layout={layout}
        newIds={newIds}
        today={today}
        Control={CardContact}
      />
      <ListPager query={query} shown={properties.length} total={totalIsExact ? total : null} />
    </>
  );
}

/** The skeleton while the first list loads. */
function ListResultsSkeleton({ layout }: { layout: GridLayout }) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <Loading label={t('search:list.loading')}>
      <div className="flex min-h-14 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <PropertyGridSkeleton layout={layout} />
    </Loading>
  );
}

interface ListPagerProps {
  query: ListQuery;
  /** Cards on this page. */
  shown: number;
  /** Number of matches; null unless exact. */
  total: number | null;
}

/** The pages of /propertielist. */
function ListPager({ query, shown, total }: ListPagerProps) {
  return (
    <NumberedPager
      page={query.page ?? 1}
      shown={shown}
      total={total}
      link={(page) => linkOptions({ to: '/propertielist', search: writeListSearch({ ...query, page }) })}
    />
  );
}

interface ListUnderstoodProps {
  query: ListQuery;
  /** Partial: an older app's cached answer lacks these fields. */
  answer: Partial<Pick<Answer<'properties.list'>, 'understood' | 'setAside' | 'didYouMean' | 'properties'>>;
}

/**
 * Which words of the text were read as a type, a place or a purpose, with a link to the literal
 * search; and which words no listing contains, so that the search left them out.
 */
function ListUnderstood({ query, answer }: ListUnderstoodProps) {
  const { t } = useTranslation(['properties', 'search']);
  const { understood = [], setAside = [], didYouMean = [], properties = [] } = answer;
  const isFound = properties.length > 0;
  if (!query.q || (understood.length === 0 && setAside.length === 0)) return null;
  const names = understood.map(({ kind, name }) =>
    kind === 'neighborhood' ? t('search:list.neighborhood', { neighborhood: name }) : name,
  );
  const { page: _, ...unpaged } = query;
  const literal = `"${query.q.replace(/["“”«»]/g, ' ').trim()}"`;
  const linkTo = (q: string, text: string) => (
    <Link
      key={q}
      to="/propertielist"
      search={writeListSearch({ ...unpaged, q })}
      className={linkClasses({ className: 'whitespace-normal! wrap-anywhere' })}
    >
      {text}
    </Link>
  );
  return (
    <div className="grid gap-1 pb-3 text-small text-ink-2">
      {names.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{t('search:list.understood', { names: names.join(t('search:list.comma')) })}</span>
          {linkTo(literal, t('search:list.literally'))}
        </p>
      ) : null}
      {isFound && setAside.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <span>
            {t('search:list.setAside', {
              words: setAside.map((word) => t('search:list.quoted', { word })).join(t('search:list.comma')),
            })}
          </span>
          {/* Without results the empty list shows them. */}
          {didYouMean.map(({ q, ...counted }) =>
            linkTo(q, t('search:empty.didYouMean', { text: q, found: countText(t, counted) })),
          )}
        </p>
      ) : null}
    </div>
  );
}
