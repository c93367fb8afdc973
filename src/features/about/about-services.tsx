import { Link } from '@tanstack/react-router';
import { BookOpenText, ChevronRight, FileSignature, Handshake, KeyRound, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  MAINTENANCE_FAST_FROM_SAR,
  MAINTENANCE_FAST_WITHIN_MINUTES,
  MAINTENANCE_NORMAL_FROM_SAR,
  MAINTENANCE_NORMAL_WITHIN_HOURS,
} from '../../../contract/limits.ts';
import { linkClasses } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { Tile } from '../../ui/tile.tsx';

/** core §1, in its order. */
const SERVICES = [
  { service: 'trade', Icon: Handshake, tone: 'palm' },
  { service: 'management', Icon: KeyRound, tone: 'gold' },
  { service: 'maintenance', Icon: Wrench, tone: 'warn' },
  { service: 'blog', Icon: BookOpenText, tone: 'plain' },
  { service: 'documents', Icon: FileSignature, tone: 'success' },
] as const;

/** What the maintenance's sentence promises. */
const TERMS = {
  normalFrom: MAINTENANCE_NORMAL_FROM_SAR,
  normalWithin: MAINTENANCE_NORMAL_WITHIN_HOURS,
  fastFrom: MAINTENANCE_FAST_FROM_SAR,
  fastWithin: MAINTENANCE_FAST_WITHIN_MINUTES,
};

/** The five services; one whose screen is open leads to it. */
export function AboutServices() {
  const { t } = useTranslation('about');
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
                <p className="mt-1 text-ink-2">{t(`services.${service}.text`, TERMS)}</p>
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
