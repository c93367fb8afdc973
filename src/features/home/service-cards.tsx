import { ChevronRight, HousePlus, SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { panelClasses } from '../../ui/panel.tsx';
import { Tile } from '../../ui/tile.tsx';
import { PersonLink } from '../session/person-link.tsx';
import type { ServiceCard } from './service-host.tsx';

const SIGNS = { propertyrequest: SearchCheck, propertymanagement: HousePlus };

/** The calls to action of core §2: a guest is asked to sign in first. */
export function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
  const { t } = useTranslation('account');
  return (
    <div className="page mt-8 grid gap-3 sm:grid-cols-2">
      {cards.map(({ name, path, reason }) => {
        const Sign = SIGNS[name];
        return (
          <PersonLink
            key={path}
            to={path}
            reason={reason}
            className={panelClasses({ className: 'flex items-center gap-3' })}
          >
            <Tile tone="palm">
              <Sign />
            </Tile>
            <span className="min-w-0 flex-1">
              <span className="block text-title-3">{t(`services.${name}.title`)}</span>
              <span className="block text-small text-ink-2">{t(`services.${name}.text`)}</span>
            </span>
            <ChevronRight aria-hidden className="flip icon-18 text-ink-2" />
          </PersonLink>
        );
      })}
    </div>
  );
}
