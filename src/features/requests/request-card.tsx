import { Link } from '@tanstack/react-router';
import { CalendarDays, MapPin, Phone, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RequestCategory, requestNumber } from '../../../contract/request-statuses.ts';
import type {
  DocumentRequest,
  FinanceRequest,
  ManagementRequest,
  PropertyRequest,
} from '../../../contract/requests.ts';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { propertyRequestFacts } from './request-facts.tsx';
import { RequestBadge, type RequestStatus } from './request-status.tsx';
import { propertyRequestPlace, propertyRequestTitle, requestDay } from './request-texts.ts';

interface CardProps<Request> {
  request: Request;
  /** The server's labels by status. */
  labels: Record<string, string>;
}

interface FrameProps {
  category: RequestCategory;
  request: { id: number; createdAt: string; status: RequestStatus };
  labels: Record<string, string>;
  title: ReactNode;
  children: ReactNode;
}

/**
 * services §2: a request's card, which opens it: its number with the prefix of its kind, and its
 * status.
 */
function CardFrame({ category, request: { id, createdAt, status }, labels, title, children }: FrameProps) {
  const { i18n } = useTranslation();
  return (
    <Link
      to="/myrequests"
      search={{ category, id }}
      className={panelClasses({ className: 'press flex h-full flex-col gap-2' })}
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <Num className="text-title-3">{requestNumber(category, id)}</Num>
        <RequestBadge status={status} labels={labels} />
      </span>
      {title ? (
        <span dir="auto" className="line-clamp-2 text-with-others text-body font-semibold">
          {title}
        </span>
      ) : null}
      <span className="flex flex-wrap gap-x-5 gap-y-1.5 text-small text-ink-2">
        {children}
        <Fact icon={<CalendarDays aria-hidden />}>
          <time dateTime={createdAt}>{requestDay(createdAt, i18n.language)}</time>
        </Fact>
      </span>
    </Link>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 [&>svg]:icon-18">
      {icon}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}

function Contact({ request: { name, mobile } }: { request: { name: string; mobile: string } }) {
  return (
    <>
      <Fact icon={<UserRound aria-hidden />}>
        <bdi>{name}</bdi>
      </Fact>
      <Fact icon={<Phone aria-hidden />}>
        <Num>{mobile}</Num>
      </Fact>
    </>
  );
}

export function ManagementCard({ request, labels }: CardProps<ManagementRequest>) {
  return (
    <CardFrame
      category="management"
      request={request}
      labels={labels}
      title={request.description ?? request.City.name}
    >
      <Contact request={request} />
    </CardFrame>
  );
}

export function DocumentCard({ request, labels }: CardProps<DocumentRequest>) {
  return (
    <CardFrame category="documents" request={request} labels={labels} title={null}>
      <Contact request={request} />
    </CardFrame>
  );
}

export function FinanceCard({ request, labels }: CardProps<FinanceRequest>) {
  const { t } = useTranslation(['requests', 'properties']);
  return (
    <CardFrame category="finance" request={request} labels={labels} title={request.Property.title}>
      <span className="basis-full text-ink">
        {request.amount === null ? (
          <span className="text-ink-2">{t('card.noAmount')}</span>
        ) : (
          <>
            <span className="sr-only">{t('card.amount')} </span>
            <Money amount={request.amount} label={t('properties:price.currency')} size="strong" />
          </>
        )}
      </span>
      <Contact request={request} />
    </CardFrame>
  );
}

/** Facts that the card's title and icons already show. */
const SAID_ALREADY = ['detail.purpose', 'detail.type', 'detail.place', 'detail.tenants'] as const;

export function PropertyRequestCard({ request, labels }: CardProps<PropertyRequest>) {
  const { t } = useTranslation(['requests', 'properties', 'search']);
  return (
    <CardFrame category="property" request={request} labels={labels} title={propertyRequestTitle(t, request)}>
      <Fact icon={<MapPin aria-hidden />}>{propertyRequestPlace(t, request)}</Fact>
      {request.propertyType ? (
        <Fact icon={<UsersRound aria-hidden />}>{t(`properties:tenants.${request.propertyType}`)}</Fact>
      ) : null}
      {propertyRequestFacts(request, t)
        .filter(
          ([name, fact]) => fact !== null && fact !== '' && !SAID_ALREADY.some((key) => t(key) === name),
        )
        .map(([name, fact]) => (
          <span key={name} className="basis-full">
            <span>{`${name}:`}</span> <bdi className="text-small-strong">{fact}</bdi>
          </span>
        ))}
      <span className={request.matchesCount > 0 ? 'basis-full text-small-strong text-palm' : 'basis-full'}>
        {t('card.matches', { count: request.matchesCount })}
      </span>
    </CardFrame>
  );
}
