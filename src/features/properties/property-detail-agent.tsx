import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSession } from '../session/use-session.ts';
import { useOpenTargets } from './open-targets.ts';
import { PropertyDetailContact } from './property-detail-contact.tsx';
import { PropertyDetailSection } from './property-detail-section.tsx';
import { useIsOwnAd } from './use-is-own-ad.ts';

/** core §2: the advertiser with his verified badge and, for a broker, the FAL licence (DESIGN §6). */
export function PropertyDetailAgent({
  detail,
  isRefreshing,
}: {
  detail: PropertyDetail;
  isRefreshing: boolean;
}) {
  const { t } = useTranslation('detail');
  const { user } = useSession();
  const hasActions = Object.keys(useOpenTargets(detail.id)).length > 0;
  const isOwn = useIsOwnAd(detail);
  const { Agent } = detail;
  return (
    <PropertyDetailSection title={t('agent.title')}>
      <Panel>
        <div className="flex items-center gap-3">
          <Avatar name={Agent.name} src={Agent.avatar} />
          <div className="min-w-0">
            <p className="flex items-center gap-1 font-semibold">
              <span className="truncate">{Agent.name}</span>
              {Agent.isVerified ? (
                <>
                  <BadgeCheck aria-hidden className="icon-20 text-palm" />
                  <span className="sr-only">{t('agent.verified')}</span>
                </>
              ) : null}
            </p>
            <p className="text-small text-ink-2">
              {Agent.falLicense ? (
                <>
                  {t('agent.fal')} <Num>{Agent.falLicense}</Num>
                </>
              ) : (
                t('agent.owner')
              )}
            </p>
          </div>
        </div>
        {/* Where the action bar is the contact itself, a guest is asked to sign in there. */}
        {(user || hasActions) && !isOwn ? (
          <div className="mt-4">
            <PropertyDetailContact detail={detail} isRefreshing={isRefreshing} isQuiet />
          </div>
        ) : null}
      </Panel>
    </PropertyDetailSection>
  );
}
