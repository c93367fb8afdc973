import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  BookOpenText,
  ChevronRight,
  Clock,
  FileSignature,
  Handshake,
  KeyRound,
  Mail,
  MessageCircle,
  Phone,
  Wrench,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { Answer } from '../../../contract/contract.ts';
import {
  MAINTENANCE_FAST_FROM_SAR,
  MAINTENANCE_FAST_WITHIN_MINUTES,
  MAINTENANCE_NORMAL_FROM_SAR,
  MAINTENANCE_NORMAL_WITHIN_HOURS,
} from '../../../contract/limits.ts';
import { OfflineNotice, useIsSaved } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { linkClasses } from '../../ui/button.tsx';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel, panelClasses } from '../../ui/panel.tsx';
import { Photo } from '../../ui/photo.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tile } from '../../ui/tile.tsx';
import { companyQuery } from './queries.ts';

/** /aboutus (core §1): the company, the five services, and how to reach us. Without the footer. */
export function AboutScreen() {
  const { t } = useTranslation('about');
  return (
    <>
      <ScreenBar title={t('title')} />
      <div className="page flex flex-col gap-8 pt-2 pb-page lg:pt-4">
        <section className="relative isolate overflow-hidden rounded-card bg-brand p-6 text-on-brand lg:p-12">
          <LogoMark className="absolute -end-6 -bottom-8 -z-1 hidden size-44 opacity-20 md:block lg:size-64" />
          <h2 className="text-display text-balance lg:text-hero">{t('lead')}</h2>
          <p className="mt-3 max-w-form text-read text-on-brand-2">{t('text')}</p>
        </section>
        <AboutServices />
        <AboutCompany />
      </div>
    </>
  );
}

/** The company's data from the server's configuration; shows only what is configured. */
function AboutCompany() {
  const { t } = useTranslation('about');
  const company = useQuery(companyQuery());
  const { data, error, dataUpdatedAt, refetch } = company;
  const isSaved = useIsSaved(company);
  if (!data) {
    return error ? (
      <ErrorAlert error={error} title={t('contact.failure')} onRetry={() => void refetch()} />
    ) : (
      <Loading label={t('contact.loading')}>
        <Skeleton className="mb-2 h-8 w-32" />
        <Skeleton className="h-42 w-full rounded-card" />
      </Loading>
    );
  }
  return (
    <>
      {isSaved ? <OfflineNotice savedAt={dataUpdatedAt} className="rounded-field" /> : null}
      <AboutContact support={data.support} />
      <AboutDocuments license={data.licenseImage} tax={data.taxImage} />
    </>
  );
}

/** core §1: the contact block (phone, e-mail, working hours) and the external chat. */
function AboutContact({ support }: { support: Answer<'settings.get'>['support'] }) {
  const { t } = useTranslation(['about', 'shell']);
  const { phone, email, hours, chatUrl } = support;
  if (!phone && !email && !hours && !chatUrl) return null;
  return (
    <section>
      <SectionHeader title={t('contact.title')} />
      <ListRows label={t('contact.title')}>
        {phone ? (
          <a href={`tel:${phone}`} className={rowClasses({ lines: 2 })}>
            <RowFace icon={<Phone aria-hidden />} note={<Num>{phone}</Num>}>
              {t('contact.phone')}
            </RowFace>
          </a>
        ) : null}
        {email ? (
          <a href={`mailto:${email}`} className={rowClasses({ lines: 2 })}>
            <RowFace icon={<Mail aria-hidden />} note={<Num>{email}</Num>}>
              {t('contact.email')}
            </RowFace>
          </a>
        ) : null}
        {chatUrl ? (
          <a href={chatUrl} rel="noreferrer" target="_blank" className={rowClasses()}>
            <RowFace icon={<MessageCircle aria-hidden />}>{t('shell:support.chat')}</RowFace>
          </a>
        ) : null}
        {hours ? (
          <div className={rowClasses({ lines: 2 })}>
            <RowFace icon={<Clock aria-hidden />} note={hours} chevron={false}>
              {t('contact.hours')}
            </RowFace>
          </div>
        ) : null}
      </ListRows>
    </section>
  );
}

interface AboutDocumentsProps {
  /** URLs of the two pictures; null if not configured. */
  license: string | null;
  tax: string | null;
}

/** The licence and the tax certificate; each opens in full. */
function AboutDocuments({ license, tax }: AboutDocumentsProps) {
  const { t } = useTranslation(['about', 'shell']);
  const documents = [
    { path: license, name: t('shell:account.license') },
    { path: tax, name: t('shell:account.tax') },
  ].flatMap(({ path, name }) => (path ? [{ path, name }] : []));
  if (documents.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('documents.title')} />
      <ul className="grid pair-grid gap-3 lg:grid-cols-4 lg:gap-6">
        {documents.map(({ path, name }) => (
          <li key={name}>
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              aria-label={t('documents.open', { document: name })}
              className={panelClasses({ pad: false, className: 'press block overflow-hidden' })}
            >
              <Photo
                path={path}
                alt=""
                missing={t('documents.missing')}
                className="bg-sunken"
                imgClassName="object-contain! p-3"
              />
              <span className="block px-4 py-3 text-body-strong">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** core §1, in its order. */
const SERVICES = [
  { service: 'trade', Icon: Handshake, tone: 'palm' },
  { service: 'management', Icon: KeyRound, tone: 'gold' },
  { service: 'maintenance', Icon: Wrench, tone: 'warn' },
  { service: 'blog', Icon: BookOpenText, tone: 'plain' },
  { service: 'documents', Icon: FileSignature, tone: 'success' },
] as const;

/** Figures in the text about maintenance; amounts as `money` writes them. */
const termsOf = (money: (sar: number) => string) => ({
  normalFrom: money(MAINTENANCE_NORMAL_FROM_SAR),
  normalWithin: MAINTENANCE_NORMAL_WITHIN_HOURS,
  fastFrom: money(MAINTENANCE_FAST_FROM_SAR),
  fastWithin: MAINTENANCE_FAST_WITHIN_MINUTES,
});

/** The five services; one with an open screen links to it. */
function AboutServices() {
  const { t } = useTranslation(['about', 'properties']);
  const terms = termsOf((sar) => amountText(sar, t('properties:price.currency')));
  return (
    <section>
      <SectionHeader title={t('services.title')} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {SERVICES.map(({ service, Icon, tone }) => (
          <li key={service}>
            <Panel className="flex h-full gap-4">
              <Tile tone={tone}>
                <Icon />
              </Tile>
              <div className="min-w-0">
                <h3 className="text-title-3">{t(`services.${service}.name`)}</h3>
                <p className="mt-1 text-ink-2">{t(`services.${service}.text`, terms)}</p>
                {service === 'trade' ? (
                  <Link to="/propertielist" search={{}} className={linkClasses()}>
                    {t('services.trade.link')}
                    <ChevronRight aria-hidden className="flip" />
                  </Link>
                ) : null}
                {service === 'management' ? (
                  <Link to="/propertymanagement" className={linkClasses()}>
                    {t('services.management.link')}
                    <ChevronRight aria-hidden className="flip" />
                  </Link>
                ) : null}
                {service === 'maintenance' ? (
                  <Link to="/maintenances" search={{}} className={linkClasses()}>
                    {t('services.maintenance.link')}
                    <ChevronRight aria-hidden className="flip" />
                  </Link>
                ) : null}
                {service === 'blog' ? (
                  <Link to="/blog" search={{}} className={linkClasses()}>
                    {t('services.blog.link')}
                    <ChevronRight aria-hidden className="flip" />
                  </Link>
                ) : null}
                {service === 'documents' ? (
                  <Link to="/propertiecreate" search={{ step: 'documentation' }} className={linkClasses()}>
                    {t('services.documents.link')}
                    <ChevronRight aria-hidden className="flip" />
                  </Link>
                ) : null}
              </div>
            </Panel>
          </li>
        ))}
      </ul>
    </section>
  );
}
