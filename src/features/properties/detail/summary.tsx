import {
  Bath,
  BedDouble,
  Calendar,
  CircleCheck,
  Clock,
  MapPin,
  RulerDimensionLine,
  Star,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAgo } from '../../../../contract/elapsed-time.ts';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { formatCount } from '../../../lib/digits.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Money } from '../../../ui/money.tsx';
import { Num } from '../../../ui/num.tsx';
import { placeLine } from '../card/place-line.ts';
import { StatusBadge } from '../card/property-badges.tsx';
import { PropertyPrice } from '../card/property-price.tsx';
import { PropertyDetailNext } from './bar.tsx';
import type { PropertyHead } from './data.ts';

interface PropertyDetailSummaryProps {
  property: PropertyHead;
  /** Null until the detail is loaded. */
  detail: PropertyDetail | null;
  /** False in the first paint, which leaves out the actions. */
  isWhole: boolean;
  /** The detail failed to load: only `property` is known. */
  hasFailed: boolean;
  statusChoices: Record<string, string>;
  isRefreshing: boolean;
  /** When the shown answer was read, ms. */
  answeredAt: number;
}

/** Title, place, price and figures; from 1024 px a panel that stays in view with the contact. */
export function PropertyDetailSummary({
  property,
  detail,
  isWhole,
  hasFailed,
  statusChoices,
  isRefreshing,
  answeredAt,
}: PropertyDetailSummaryProps) {
  const { t } = useTranslation('properties');
  const { t: td } = useTranslation('detail');
  const place = placeLine(t, property);
  return (
    <div className="min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:rounded-card lg:bg-surface lg:shadow-card">
      <div className="px-gutter pt-5 lg:p-5">
        <div className="flex flex-wrap gap-2">
          <Badge tone="palm">{t(`purpose.${property.purpose}`)}</Badge>
          <Badge>{property.PropertyType.name}</Badge>
          {detail?.status === 'published' && !detail.isShown ? (
            <Badge tone="danger">{td('own.licenceEnded')}</Badge>
          ) : (
            <StatusBadge property={property} statusChoices={statusChoices} />
          )}
          {property.isFeatured ? (
            <Badge tone="gold-tint" icon={<Star aria-hidden />}>
              {t('featured')}
            </Badge>
          ) : null}
        </div>
        <h1 className="mt-2 text-title-1">{property.title}</h1>
        <p className="mt-1 flex items-center gap-1 text-ink-2">
          <MapPin aria-hidden className="icon-18" />
          <span className="min-w-0">
            {detail?.street ? td('place.line', { street: detail.street, place }) : place}
          </span>
        </p>
        <PropertyDetailDates
          publishedAt={property.publishedAt}
          confirmedAt={detail?.confirmedAt ?? null}
          answeredAt={answeredAt}
        />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
          <PropertyPrice price={property.price} rentPeriod={property.rentPeriod} size="price-lg" />
          <PricePerMetre property={property} />
        </div>
      </div>
      <PropertyDetailFigures property={property} age={detail ? detail.age : hasFailed ? null : undefined} />
      {detail && isWhole ? (
        <div className="hidden p-5 pt-4 lg:block">
          <PropertyDetailNext detail={detail} isRefreshing={isRefreshing} />
        </div>
      ) : null}
    </div>
  );
}

interface PropertyDetailDatesProps {
  publishedAt: string | null;
  confirmedAt: string | null;
  answeredAt: number;
}

/** When it was first public, and when its advertiser last confirmed that it is available. */
function PropertyDetailDates({ publishedAt, confirmedAt, answeredAt }: PropertyDetailDatesProps) {
  const { t, i18n } = useTranslation('detail');
  const today = useToday(answeredAt);
  if (!publishedAt) return null;
  const day = (moment: string) => dayAgo(moment, today, i18n.language);
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-2 [&_svg]:icon-16">
      <span className="flex items-center gap-1">
        <Clock aria-hidden />
        <span>{t('published', { day: day(publishedAt) })}</span>
      </span>
      {confirmedAt ? (
        <span className="flex items-center gap-1">
          <CircleCheck aria-hidden />
          <span>{t('confirmed', { day: day(confirmedAt) })}</span>
        </span>
      ) : null}
    </p>
  );
}

/** Riyals per square metre: buyers compare by it; tenants of homes do not. */
function PricePerMetre({ property: { price, area, purpose } }: { property: PropertyHead }) {
  const { t } = useTranslation(['detail', 'properties']);
  if (price === null || !area || purpose === 'for_rent') return null;
  return (
    <span className="text-small text-ink-2">
      <Money amount={Math.round(price / area)} label={t('properties:price.currency')} /> {t('perMetre')}
    </span>
  );
}

interface PropertyDetailFiguresProps {
  property: PropertyHead;
  /** Years; null: unknown; undefined: not loaded, its place is kept. */
  age: number | null | undefined;
}

/** core §2: icons for area, rooms, bathrooms and age; missing ones are left out. */
function PropertyDetailFigures({ property, age }: PropertyDetailFiguresProps) {
  const { t } = useTranslation(['detail', 'properties']);
  const { area, roomsCount, bathrooms } = property;
  if (!area && !roomsCount && !bathrooms && !age) return null;
  return (
    <dl className="mx-gutter mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.1rem,1fr))] gap-y-4 rounded-card bg-surface py-4 text-center shadow-card lg:mx-0 lg:mt-0 lg:rounded-none lg:border-y lg:border-line lg:shadow-none">
      {area ? (
        <Figure icon={<RulerDimensionLine />} name={t('figures.area')}>
          <Num>{formatCount(area)}</Num> {t('properties:facts.squareMetres')}
        </Figure>
      ) : null}
      {roomsCount ? (
        <Figure icon={<BedDouble />} name={t('figures.rooms')}>
          <Num>{roomsCount}</Num>
        </Figure>
      ) : null}
      {bathrooms ? (
        <Figure icon={<Bath />} name={t('figures.bathrooms')}>
          <Num>{bathrooms}</Num>
        </Figure>
      ) : null}
      {age === null ? null : (
        <Figure icon={<Calendar />} name={t('figures.age')}>
          {age === undefined ? '\u00a0' : t('figures.years', { count: age })}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center px-1 not-first:border-s not-first:border-line [&>svg]:icon-24 [&>svg]:text-palm">
      {icon}
      <dt className="order-last text-caption text-ink-2">{name}</dt>
      <dd className="mt-1.5 font-semibold">{children}</dd>
    </div>
  );
}
