import { ChevronRight, HousePlus, SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { SignedInLink } from '../session/signed-in-link.tsx';

const CARDS = [
  { name: 'propertyrequest', path: '/propertyrequest', reason: 'request', icon: SearchCheck },
  { name: 'propertymanagement', path: '/propertymanagement', reason: 'management', icon: HousePlus },
] as const;

/** The calls to action of core §2: a guest gets the sign-in sheet first. */
export function ServiceCards() {
  const { t } = useTranslation('account');
  return (
    <div className="page grid grid-cols-1 gap-3 md:grid-cols-2">
      {CARDS.map(({ name, path, reason, icon: Icon }) => (
        <SignedInLink
          key={path}
          to={path}
          reason={reason}
          className={panelClasses({ className: 'flex items-center gap-3' })}
        >
          <Tile tone="palm">
            <Icon />
          </Tile>
          <span className="min-w-0 flex-1">
            <span className="block text-title-3">{t(`services.${name}.title`)}</span>
            <span className="block text-small text-ink-2">{t(`services.${name}.text`)}</span>
          </span>
          <ChevronRight aria-hidden className="flip icon-18 text-ink-2" />
        </SignedInLink>
      ))}
    </div>
  );
}
