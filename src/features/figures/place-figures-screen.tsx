import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Equal, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import type { Figures, PlaceFigures } from '../../../contract/figures.ts';
import { ROOMS_OPEN } from '../../../contract/limits.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import type { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { LinkAlert, linkAlertAction } from '../../shell/link-alert.tsx';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Money } from '../../ui/money.tsx';
import { Panel, panelClasses } from '../../ui/panel.tsx';
import { Picker } from '../../ui/picker.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { placeQueries } from '../places/queries.ts';
import { comparePrices } from '../properties/detail/compare-prices.ts';
import { MonthsChart } from './months-chart.tsx';
import {
  besideQuery,
  type FiguredPlace,
  type FiguresSearch,
  figuresHead,
  figuresQuery,
  kindName,
  readFiguresSearch,
} from './place-figures.ts';

interface PlaceFiguresScreenProps {
  place: FiguredPlace;
  /** As in the address. */
  search: FiguresSearch;
}

/**
 * /district/{id} and /city/{id}: what homes of a kind cost in a place, today and by month, beside
 * its city or another district.
 */
export function PlaceFiguresScreen({ place, search }: PlaceFiguresScreenProps) {
  const { t, i18n } = useTranslation(['figures', 'search']);
  const asked = readFiguresSearch(search);
  const query = useQuery(figuresQuery(place, asked));
  const kind = query.data?.kind;
  const isWrongType = kind && asked.typeId !== undefined && kind.type.id !== asked.typeId;
  useDocumentHead(figuresHead(i18n, query.data ?? null));
  if (query.error?.status === 404) return <RecordNotFound record="place" />;
  return (
    <>
      <ScreenBar title={query.data ? titleOf(t, query.data) : t('bare')} />
      {isWrongType ? (
        <LinkAlert
          title={t('wrongType.title')}
          message={t('wrongType.text')}
          number={errorNumbers.typeNotFound}
          action={
            <Link to="." search={{}} replace className={linkAlertAction}>
              {t('wrongType.stay')}
            </Link>
          }
        />
      ) : null}
      <QueryFrame
        query={query}
        failed={t('failed')}
        className="pb-page pt-2"
        bodyClassName="flex flex-col gap-6"
        skeleton={
          <Loading label={t('loading')} className="flex flex-col gap-6">
            <Skeleton className="h-16 w-full rounded-field" />
            <Skeleton className="h-40 w-full rounded-card" />
            <Skeleton className="h-64 w-full rounded-card" />
          </Loading>
        }
      >
        {(answer) => <PlaceBody answer={answer} other={asked.with} />}
      </QueryFrame>
    </>
  );
}

type Texts = ReturnType<typeof useTranslation<['figures', 'search']>>['t'];

function titleOf(t: Texts, { city, neighborhood }: PlaceFigures): string {
  return neighborhood
    ? t('titleDistrict', { place: neighborhood.name })
    : t('titleCity', { place: city.name });
}

interface PlaceBodyProps {
  answer: PlaceFigures;
  /** The neighbourhood to compare with, in place of the city. */
  other: number | undefined;
}

function PlaceBody({ answer, other }: PlaceBodyProps) {
  const { t } = useTranslation('figures');
  const { city, neighborhood, kind, own, ofCity } = answer;
  const compared = useQuery({
    ...besideQuery(other ?? 0, kind),
    enabled: other !== undefined && kind !== null,
  });
  const beside = other === undefined ? null : compared.data;
  const shown = own ?? ofCity;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-x-10">
        <KindPicker answer={answer} />
        {neighborhood ? (
          <CompareWith cityId={city.id} own={neighborhood.id} other={other} query={compared} />
        ) : null}
      </div>
      {kind && shown ? (
        <FiguresParts answer={answer} kind={kind} shown={shown} columns={columnsOf(answer, shown, beside)} />
      ) : (
        <>
          <EmptyState
            picture="/art/empty-results.svg"
            title={t('empty.title')}
            action={<Listings answer={answer} />}
          >
            {t('empty.text')}
          </EmptyState>
          <Months answer={answer} columns={[]} />
        </>
      )}
    </>
  );
}

interface Column {
  /** The place's name. */
  name: string;
  /** Null where too few homes of the kind are listed. */
  figures: Figures | null;
}

/** The page's place, and beside it another district or else the city. */
function columnsOf(
  { city, neighborhood, own, ofCity }: PlaceFigures,
  shown: Figures,
  beside: PlaceFigures | null | undefined,
): Column[] {
  const first = { name: own && neighborhood ? neighborhood.name : city.name, figures: shown };
  if (beside?.neighborhood) return [first, { name: beside.neighborhood.name, figures: beside.own }];
  return own && ofCity ? [first, { name: city.name, figures: ofCity }] : [first];
}

interface FiguresPartsProps {
  answer: PlaceFigures;
  kind: NonNullable<PlaceFigures['kind']>;
  shown: Figures;
  columns: readonly Column[];
}

function FiguresParts({ answer, kind, shown, columns }: FiguresPartsProps) {
  const { t, i18n } = useTranslation(['figures', 'properties']);
  const { city, neighborhood, own, ofCity, day } = answer;
  const amount = (sar: number) => amountText(Math.round(sar), t('properties:price.currency'));
  const isRent = kind.purpose === 'for_rent';
  return (
    <>
      {neighborhood && !own ? (
        <p className={panelClasses({ className: 'text-small' })}>
          {t('cityInstead', { kind: kindName(i18n, kind), city: city.name })}
        </p>
      ) : null}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start lg:gap-x-10">
        <div className={COLUMN}>
          <Today
            figures={shown}
            city={own && ofCity ? { name: city.name, ...ofCity.perMetre } : null}
            isRent={isRent}
          />
          <Months answer={answer} columns={columns} />
          <ByRooms figures={shown} isRent={isRent} amount={amount} />
        </div>
        <div className={COLUMN}>
          <Part title={t('numbers.title')}>
            <Numbers columns={columns} isRent={isRent} amount={amount} />
          </Part>
          <Cheaper answer={answer} kind={kind} amount={amount} />
          <div className="flex flex-wrap gap-3">
            <Listings answer={answer} />
            {neighborhood ? (
              <Link
                to="/city/$id"
                params={{ id: String(city.id) }}
                search={{ purpose: kind.purpose, typeId: kind.type.id }}
                className={buttonClasses({ variant: 'second', tall: true })}
              >
                {t('titleCity', { place: city.name })}
              </Link>
            ) : null}
          </div>
        </div>
      </div>
      {day ? (
        <p className="text-caption text-ink-2">
          <span>{t('day', { day: writtenDay(day, i18n.language) })}</span> <span>{t('how')}</span>
        </p>
      ) : null}
    </>
  );
}

/** The medians of each month, and what an official index says; nothing for a single month. */
function Months({ answer, columns }: Pick<FiguresPartsProps, 'answer' | 'columns'>) {
  const { t } = useTranslation(['figures', 'properties']);
  const { official } = answer;
  const lines = [
    ...columns.flatMap(({ name, figures }) => (figures ? [{ name, months: figures.months }] : [])),
    ...(official ? [{ name: officialName(t, answer), months: official.months, isOfficial: true }] : []),
  ];
  if (lines.every(({ months }) => months.length < 2)) return null;
  return (
    <Part title={t('months.title')}>
      <Panel>
        <MonthsChart
          lines={lines}
          amount={(sar) => amountText(Math.round(sar), t('properties:price.currency'))}
        />
        {official ? <OfficialSources sources={official.sources} /> : null}
      </Panel>
    </Part>
  );
}

/** «المؤشر الرسمي، الرياض» */
function officialName(t: Texts, { city, neighborhood, official }: PlaceFigures): string {
  const place = official?.isOfCity || !neighborhood ? city.name : neighborhood.name;
  return t('official.line', { place });
}

/** Who says what the official line shows, where and when. */
function OfficialSources({ sources }: Pick<NonNullable<PlaceFigures['official']>, 'sources'>) {
  const { t, i18n } = useTranslation('figures');
  return (
    <p className="mt-3 border-t border-line pt-3 text-caption text-ink-2">
      <span>{t('official.what')}</span>{' '}
      {sources.map(({ name, url, day }) => (
        <span key={url + day}>
          <a href={url} target="_blank" rel="noreferrer" className="font-semibold text-palm underline">
            <bdi>{name}</bdi>
          </a>
          <span>{t('official.day', { day: writtenDay(day, i18n.language) })}</span>{' '}
        </span>
      ))}
    </p>
  );
}

const COLUMN = 'flex min-w-0 flex-col gap-6';

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-title-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The kind of homes: the place's own kinds first, with their number. */
function KindPicker({ answer: { kinds, kind } }: { answer: PlaceFigures }) {
  const { t, i18n } = useTranslation(['figures', 'search']);
  const navigate = useNavigate();
  const keyOf = ({ purpose, type }: NonNullable<PlaceFigures['kind']>) => `${purpose} ${type.id}`;
  const isListed = kinds.some((one) => kind && keyOf(one) === keyOf(kind));
  const options = [...kinds, ...(kind && !isListed ? [{ ...kind, count: 0 }] : [])];
  return (
    <Picker
      label={t('kind')}
      placeholder={t('kind')}
      texts={{ close: t('close'), search: t('searchKind'), nothing: t('nothing') }}
      options={options.map((one) => ({
        value: keyOf(one),
        label: kindName(i18n, one),
        note: one.count > 0 ? t('count', { count: one.count }) : undefined,
      }))}
      value={kind ? keyOf(kind) : null}
      onChange={(value) => {
        const [purpose, typeId] = value.split(' ');
        void navigate({
          to: '.',
          search: (now) => ({ ...now, purpose, typeId: Number(typeId) }),
        });
      }}
    />
  );
}

interface CompareWithProps {
  cityId: number;
  /** The page's neighbourhood, and the one beside it. */
  own: number;
  other: number | undefined;
  query: UseQueryResult<PlaceFigures, ApiError>;
}

/** Chooses the district to compare with, in place of the city. */
function CompareWith({ cityId, own, other, query }: CompareWithProps) {
  const { t } = useTranslation('figures');
  const navigate = useNavigate();
  const list = useQuery(placeQueries.neighborhoods(cityId));
  const options = (list.data?.neighborhoods ?? [])
    .filter(({ id }) => id !== own)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const compare = (id: number | undefined) =>
    void navigate({ to: '.', search: (now) => ({ ...now, with: id }) });
  return (
    <>
      <div className="flex items-center gap-2">
        <Picker
          label={t('with.label')}
          placeholder={t('with.none')}
          texts={{ close: t('close'), search: t('with.search'), nothing: t('nothing') }}
          options={options}
          value={other === undefined ? null : String(other)}
          onChange={(id) => compare(Number(id))}
          busy={list.isLoading}
          busyLabel={t('loading')}
          className="min-w-0 flex-1"
        />
        {other === undefined ? null : (
          <button
            type="button"
            aria-label={t('with.remove')}
            onClick={() => compare(undefined)}
            className={buttonClasses({ variant: 'quiet' })}
          >
            <X aria-hidden />
          </button>
        )}
      </div>
      {query.error ? (
        <ErrorAlert
          error={query.error}
          title={t('with.failed')}
          onRetry={query.error.status === 404 ? undefined : () => void query.refetch()}
        />
      ) : null}
    </>
  );
}

const ICONS = { below: ArrowDown, above: ArrowUp, same: Equal };

interface TodayProps {
  figures: Figures;
  /** To compare with; null where there is nothing beside. */
  city: { name: string; median: number } | null;
  isRent: boolean;
}

/** The price of a square metre, its spread, and how far it is from the city's. */
function Today({ figures: { perMetre, count }, city, isRent }: TodayProps) {
  const { t } = useTranslation(['figures', 'properties']);
  const money = (sar: number) => <Money amount={Math.round(sar)} label={t('properties:price.currency')} />;
  const { side, percent } = comparePrices(perMetre.median, city?.median ?? perMetre.median);
  const Icon = ICONS[side];
  return (
    <Panel>
      <dl>
        <dt className="text-small text-ink-2">{t(isRent ? 'metre.rent' : 'metre.sale')}</dt>
        <dd className="mt-1">
          <Money
            amount={Math.round(perMetre.median)}
            label={t('properties:price.currency')}
            size="price-lg"
          />
        </dd>
      </dl>
      <p className="mt-1 text-small text-ink-2">
        <span>{t('spread.most')}</span> {money(perMetre.low)} <span>{t('spread.to')}</span>{' '}
        {money(perMetre.high)}
      </p>
      {city ? (
        <p className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-small-strong">
          <Icon aria-hidden className="icon-18 text-palm" />
          <span>{t(`beside.${side}`, { percent, city: city.name })}</span>
        </p>
      ) : null}
      <p className="mt-1 text-caption text-ink-2">{t('from', { count })}</p>
    </Panel>
  );
}

interface NumbersProps {
  columns: readonly Column[];
  isRent: boolean;
  amount: (sar: number) => string;
}

/** The figures of one or two places beside each other. */
function Numbers({ columns, isRent, amount }: NumbersProps) {
  const { t } = useTranslation('figures');
  const rows: [name: string, of: (figures: Figures) => string | null][] = [
    [t(isRent ? 'metre.rent' : 'metre.sale'), ({ perMetre }) => amount(perMetre.median)],
    [t(isRent ? 'price.rent' : 'price.sale'), ({ medianPrice }) => amount(medianPrice)],
    [t('numbers.count'), ({ count }) => String(count)],
    [t('numbers.reduced'), ({ reducedShare }) => `${reducedShare}%`],
    [t('numbers.listed'), ({ daysListed }) => t('days', { count: daysListed })],
    [
      t(isRent ? 'numbers.let' : 'numbers.sold'),
      ({ daysToClose }) => (daysToClose === null ? null : t('days', { count: daysToClose })),
    ],
  ];
  const known = rows.filter(([, of]) => columns.some(({ figures }) => figures && of(figures) !== null));
  return (
    <Panel className="overflow-x-auto py-1!">
      <table className="w-full text-small">
        {columns.length > 1 ? (
          <thead>
            <tr className="border-b border-line">
              <td />
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="py-3 ps-3 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {known.map(([name, of]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-3 text-start font-normal text-ink-2">
                {name}
              </th>
              {columns.map(({ name: place, figures }) => (
                <td key={place} className="py-3 ps-3 text-end">
                  {(figures && of(figures)) ?? t('none')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The price by the number of rooms; absent for kinds without. */
function ByRooms({
  figures: { rooms },
  isRent,
  amount,
}: Omit<NumbersProps, 'columns'> & { figures: Figures }) {
  const { t } = useTranslation(['figures', 'properties']);
  if (rooms.length === 0) return null;
  return (
    <Part title={t(isRent ? 'rooms.rent' : 'rooms.sale')}>
      <Panel className="py-1!">
        <dl>
          {rooms.map(({ rooms: count, medianPrice, count: listings }) => (
            <div
              key={count}
              className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2 last:border-0"
            >
              <dt>
                <span className="block">
                  {count === ROOMS_OPEN ? t('rooms.more', { count }) : t('properties:facts.rooms', { count })}
                </span>
                <span className="block text-caption text-ink-2">{t('count', { count: listings })}</span>
              </dt>
              <dd className="text-body-strong">{amount(medianPrice)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </Part>
  );
}

type CheaperProps = Pick<FiguresPartsProps, 'answer' | 'kind'> & Pick<NumbersProps, 'amount'>;

/** Districts of the city where a metre of the kind costs less. */
function Cheaper({ answer: { cheaper }, kind, amount }: CheaperProps) {
  const { t } = useTranslation('figures');
  if (cheaper.length === 0) return null;
  return (
    <Part title={t('cheaper.title')}>
      <ListRows flush>
        {cheaper.map(({ id, name, medianPerMetre, count }) => (
          <Link
            key={id}
            to="/district/$id"
            params={{ id: String(id) }}
            search={{ purpose: kind.purpose, typeId: kind.type.id }}
            className={rowClasses({ lines: 2 })}
          >
            <RowFace note={t('count', { count })} value={amount(medianPerMetre)}>
              {t('district', { name })}
            </RowFace>
          </Link>
        ))}
      </ListRows>
    </Part>
  );
}

/** The listings behind the figures. */
function Listings({ answer: { city, neighborhood, kind } }: { answer: PlaceFigures }) {
  const { t } = useTranslation(['figures', 'search']);
  return (
    <Link
      to="/propertielist"
      search={{
        cityId: city.id,
        ...(neighborhood && { neighborhoodId: neighborhood.id }),
        ...(kind && { purpose: kind.purpose, typeId: kind.type.id }),
      }}
      className={buttonClasses({ tall: true })}
    >
      {t('listings', { place: neighborhood?.name ?? city.name })}
    </Link>
  );
}
