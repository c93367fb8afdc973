import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Calculator, CalendarCheck, House, MessageCircle, Phone, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hijriDay } from '../../../contract/calendar-dates.ts';
import { daysBetween } from '../../../contract/day-arithmetic.ts';
import type { Rental, RentedProperty } from '../../../contract/rentals.ts';
import { writtenDay } from '../../../contract/written-dates.ts';
import { useToday } from '../../lib/use-today.ts';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { CardSkeletons } from '../../ui/card-skeleton.tsx';
import { iconButtonClasses } from '../../ui/icon-button.tsx';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PropertyFacts } from '../properties/card/property-facts.tsx';
import { PropertyMiniFace } from '../properties/card/property-mini-face.tsx';
import { useOpenTargets } from '../properties/detail/open-targets.ts';
import { rentalQueries } from './queries.ts';
import { RentalBadges } from './rental-badges.tsx';
import { isLet, type Let, shareGone, stageOf } from './rental-days.ts';
import { RentalDues } from './rental-dues.tsx';
import { RentalFact } from './rental-fact.tsx';
import { RentalNotice } from './rental-notice.tsx';

/** /rental/{key} (services §2): one tenancy, by its property. */
export function RentalScreen({ id }: { id: number }) {
  const { t } = useTranslation('rentals');
  const query = useQuery(rentalQueries.get(id));
  if (query.error?.status === 404) return <RecordNotFound record="rental" />;
  return (
    <>
      <ScreenBar title={t('detail.title')} />
      <QueryFrame
        query={query}
        failed={t('detail.failed')}
        badge={false}
        skeleton={
          <CardSkeletons
            label={t('detail.loading')}
            className="two-pane"
            heights={['h-36', 'h-52', 'h-40', 'h-64']}
          />
        }
        className="pt-2 pb-page"
      >
        {({ property, statusChoices }) => <RentalDetail rental={property} labels={statusChoices} />}
      </QueryFrame>
    </>
  );
}

interface RentalDetailProps {
  rental: Rental;
  labels: Record<string, string>;
}

/** services §2: the property, its term, paid and unpaid rent, the other party, and links. */
function RentalDetail({ rental, labels }: RentalDetailProps) {
  const { t } = useTranslation('rentals');
  const facts = (
    <Panel className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-1.5">
        <RentalBadges rented={rental} labels={labels} />
      </div>
      <div className="flex items-center gap-3">
        <PropertyMiniFace property={rental} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-small-strong text-ink-2">
        <PropertyFacts roomsCount={rental.roomsCount} bathrooms={rental.bathrooms} area={rental.area} />
      </div>
    </Panel>
  );
  if (!isLet(rental)) {
    return (
      <div className="flex max-w-form flex-col gap-4">
        {facts}
        <Panel>
          <h2 className="text-title-3">{t('free.title')}</h2>
          <p className="mt-1 text-ink-2">{t('free.text')}</p>
        </Panel>
        <RentalLinks rental={rental} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <RentalNotice rental={rental} />
      <div className="two-pane">
        <div className="flex flex-col gap-4">
          {facts}
          <RentalTerm rental={rental} />
          <RentalMoney rental={rental} />
          <RentalDues rental={rental} paid={rental.PaidPayments} />
        </div>
        <div className="flex flex-col gap-4">
          <RentalParty rental={rental} />
          <RentalLinks rental={rental} />
        </div>
      </div>
    </div>
  );
}

/** services §2: links to the property's page, to maintenance, financing and a viewing. */
function RentalLinks({ rental: { id } }: { rental: Pick<RentedProperty, 'id'> }) {
  const { t } = useTranslation('rentals');
  const { finance, preview } = useOpenTargets(id);
  return (
    <ListRows label={t('links.title')}>
      <Link to="/propertydetails/$id" params={{ id: String(id) }} className={rowClasses()}>
        <RowFace icon={<House aria-hidden />}>{t('links.home')}</RowFace>
      </Link>
      <Link to="/maintenances" search={{}} className={rowClasses()}>
        <RowFace icon={<Wrench aria-hidden />}>{t('links.maintenance')}</RowFace>
      </Link>
      {finance ? (
        <Link to={finance} className={rowClasses()}>
          <RowFace icon={<Calculator aria-hidden />}>{t('links.finance')}</RowFace>
        </Link>
      ) : null}
      {preview ? (
        <Link to={preview} className={rowClasses()}>
          <RowFace icon={<CalendarCheck aria-hidden />}>{t('links.preview')}</RowFace>
        </Link>
      ) : null}
    </ListRows>
  );
}

/** services §3: the amounts collected and due until the end, and the number of payments left. */
function RentalMoney({ rental }: { rental: Let }) {
  const { t } = useTranslation(['rentals', 'properties']);
  const currency = t('properties:price.currency');
  const remaining = rental.remainingPayments ?? 0;
  return (
    <Panel>
      <h2 className="text-title-3">{t('money.title')}</h2>
      <dl className="mt-3 grid pair-grid gap-4 sm:grid-cols-3">
        <RentalFact name={t('facts.left')}>
          <Money amount={rental.totalDueAmount ?? 0} label={currency} size="price" />
        </RentalFact>
        <RentalFact name={t(`facts.collected.${rental.role}`)}>
          <Money amount={rental.collectedAmount ?? 0} label={currency} className="text-title-2" />
        </RentalFact>
        <RentalFact name={t('facts.remaining')}>
          {remaining === 0 ? t('facts.allPaid') : <Num>{remaining}</Num>}
        </RentalFact>
      </dl>
    </Panel>
  );
}

const ROUND = 'bg-palm-tint text-on-palm-tint';

/** The other party of the tenancy, with a WhatsApp link and a phone link. */
function RentalParty({ rental: { Party, role, title } }: { rental: Let }) {
  const { t } = useTranslation('rentals');
  if (!Party) return null;
  const text = t('party.text', { title });
  return (
    <Panel className="flex items-center gap-3">
      <Avatar name={Party.name} />
      <div className="min-w-0 flex-1">
        <p className="text-small text-ink-2">{t(role === 'owner' ? 'facts.tenant' : 'facts.owner')}</p>
        <p className="font-semibold wrap-break-word">{Party.name}</p>
        <p className="text-small text-ink-2">
          <Num>{Party.mobile}</Num>
        </p>
      </div>
      <a
        href={`https://wa.me/${Party.mobile.replace(/^0/, '966')}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('party.whatsApp', { name: Party.name })}
        className={iconButtonClasses({ className: ROUND })}
      >
        <MessageCircle aria-hidden className="icon-24" />
      </a>
      <a
        href={`tel:${Party.mobile}`}
        aria-label={t('party.call', { name: Party.name })}
        className={iconButtonClasses({ className: ROUND })}
      >
        <Phone aria-hidden className="icon-24" />
      </a>
    </Panel>
  );
}

/** The term and its unit, its progress, and its days by both calendars. */
function RentalTerm({ rental }: { rental: Let }) {
  const { t, i18n } = useTranslation('rentals');
  const { language } = i18n;
  const today = useToday();
  const stage = stageOf(rental, today);
  const share = Math.round(shareGone(rental, today) * 100);
  const left = t('term.left', { count: Math.max(0, daysBetween(today, rental.rentExpire)) });
  const standing = stage === 'coming' || stage === 'over' ? t(`term.${stage}`) : left;
  return (
    <Panel>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-title-3">{t('term.title')}</h2>
        {rental.rentalTerm !== null && rental.rentalUnit !== null ? (
          <p className="text-body-strong">{t(`term.${rental.rentalUnit}`, { count: rental.rentalTerm })}</p>
        ) : null}
      </div>
      <div
        role="progressbar"
        aria-label={t('term.progress')}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={standing}
        className="mt-4 h-2 overflow-hidden rounded-full bg-sunken-2"
      >
        {/* An SVG, as the width differs per term and the CSP allows no inline styles. */}
        <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="flip size-full">
          <rect width={share} height="1" className="fill-palm" />
        </svg>
      </div>
      <p className="mt-2 text-small text-ink-2">{standing}</p>
      <dl className="mt-4 grid pair-grid gap-4 border-t border-line pt-3">
        <Day name={t('facts.start')} day={rental.rentStart} language={language} />
        <Day name={t('facts.expire')} day={rental.rentExpire} language={language} />
      </dl>
    </Panel>
  );
}

function Day({ name, day, language }: { name: string; day: string; language: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd>
        <time dateTime={day} className="block text-body-strong">
          {writtenDay(day, language)}
        </time>
        <span className="block text-small text-ink-2">{hijriDay(day, language)}</span>
      </dd>
    </div>
  );
}
