import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PropertyDetail } from '../../../../contract/property-entities.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Num } from '../../../ui/num.tsx';

/** An advertiser's picture, name and licence. */
export function PropertyParty({ agent }: { agent: PropertyDetail['Agent'] }) {
  const { t } = useTranslation('detail');
  return (
    <div className="flex items-center gap-3">
      <Avatar name={agent.name} src={agent.avatar} />
      <div className="min-w-0">
        <p className="flex items-center gap-1 font-semibold">
          <span className="truncate">{agent.name}</span>
          {agent.isVerified ? (
            <>
              <BadgeCheck aria-hidden className="icon-20 text-palm" />
              <span className="sr-only">{t('agent.verified')}</span>
            </>
          ) : null}
        </p>
        <p className="text-small text-ink-2">
          {agent.falLicense ? (
            <>
              {t('agent.fal')} <Num>{agent.falLicense}</Num>
            </>
          ) : (
            t('agent.owner')
          )}
        </p>
      </div>
    </div>
  );
}
