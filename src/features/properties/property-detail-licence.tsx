import { FileBadge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { PropertyDetailSection } from './property-detail-section.tsx';

/** The advertising licence (DESIGN §6, regulation): its number, and its last day where it has one. */
export function PropertyDetailLicence({ property }: { property: PropertyDetail }) {
  const { t, i18n } = useTranslation('detail');
  const { adLicenseNumber, adLicenseExpiresAt } = property;
  if (!adLicenseNumber) return null;
  return (
    <PropertyDetailSection title={t('licence.title')}>
      <Panel className="flex items-center gap-4">
        <Tile tone="palm">
          <FileBadge />
        </Tile>
        <dl className="grid flex-1 grid-cols-2 gap-x-4 text-small">
          <div>
            <dt className="text-ink-2">{t('licence.number')}</dt>
            <dd className="text-small-strong">
              <Num>{adLicenseNumber}</Num>
            </dd>
          </div>
          {adLicenseExpiresAt ? (
            <div>
              <dt className="text-ink-2">{t('licence.expires')}</dt>
              <dd className="text-small-strong">{longDay(adLicenseExpiresAt, i18n.language)}</dd>
            </div>
          ) : null}
        </dl>
      </Panel>
    </PropertyDetailSection>
  );
}

/** «14 مارس 2027»: Gregorian with Western digits in both languages. Takes YYYY-MM-DD. */
function longDay(day: string, language: string): string {
  const locale = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
