import { FileBadge } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { writtenDay } from '../../lib/written-day.ts';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tile } from '../../ui/tile.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { PropertyDetailSection } from './property-detail-section.tsx';

const Qr = lazy(async () => ({ default: (await import('./licence-qr.tsx')).LicenceQr }));

/**
 * DESIGN §6, regulation: the ad's licence with its last day, a broker's own, in what capacity he advertises, and
 * when he last said that it is available. What is not known is left out, and the whole where nothing is.
 */
export function PropertyDetailLicence({ property }: { property: PropertyDetail }) {
  const { t, i18n } = useTranslation('detail');
  const { adLicenseNumber, adLicenseExpiresAt, ownerType, confirmedAt, licenseQr, Agent } = property;
  if (!adLicenseNumber && !ownerType && !confirmedAt) return null;
  const day = (moment: string) => writtenDay(moment, i18n.language);
  return (
    <PropertyDetailSection title={t('licence.title')}>
      <Panel className="flex items-center gap-4">
        {licenseQr ? (
          <LicencePicture text={licenseQr} />
        ) : (
          <Tile tone="palm">
            <FileBadge />
          </Tile>
        )}
        <dl className="grid flex-1 gap-x-4 gap-y-3 text-small sm:grid-cols-2">
          {adLicenseNumber ? (
            <Fact name={t('licence.number')}>
              <Num>{adLicenseNumber}</Num>
            </Fact>
          ) : null}
          {adLicenseNumber && adLicenseExpiresAt ? (
            <Fact name={t('licence.expires')}>{day(adLicenseExpiresAt)}</Fact>
          ) : null}
          {ownerType === 'broker' && Agent.falLicense ? (
            <Fact name={t('licence.fal')}>
              <Num>{Agent.falLicense}</Num>
            </Fact>
          ) : null}
          {ownerType ? (
            <Fact name={t('licence.capacity')}>{t(`licence.capacities.${ownerType}`)}</Fact>
          ) : null}
          {confirmedAt ? <Fact name={t('licence.confirmed')}>{day(confirmedAt)}</Fact> : null}
        </dl>
      </Panel>
    </PropertyDetailSection>
  );
}

/** Its code comes when it is near the screen. */
function LicencePicture({ text }: { text: string }) {
  const { t } = useTranslation('detail');
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useInView(box, { once: true, margin: '300px' });
  const skeleton = <Skeleton className="size-28" />;
  return (
    <span ref={box} className="size-28 flex-none">
      {isNear ? (
        <Suspense fallback={skeleton}>
          <Qr text={text} label={t('licence.qr')} />
        </Suspense>
      ) : (
        skeleton
      )}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-small-strong">{children}</dd>
    </div>
  );
}
