import { Link, useLocation } from '@tanstack/react-router';
import { ChevronRight, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../features/session/session-store.ts';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClasses } from '../ui/button.tsx';
import { Num } from '../ui/num.tsx';
import { Panel, panelClasses } from '../ui/panel.tsx';
import { Tile } from '../ui/tile.tsx';

/** Who is signed in (core §2: userName), or the way to sign in. */
export function AccountMenuPerson({ user, onLeave }: { user: Session['user']; onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const here = useLocation({ select: (location) => location.href });
  if (user) {
    return (
      <Link
        to="/profile"
        onClick={onLeave}
        className={panelClasses({ className: 'flex items-center gap-3 -outline-offset-2' })}
      >
        <Avatar name={user.userName} src={user.avatar} size="large" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-title-3">{user.userName}</span>
          <span className="block text-small text-ink-2">
            <Num>{user.mobile}</Num>
          </span>
        </span>
        <ChevronRight aria-hidden className="flip icon-18 text-ink-2" />
      </Link>
    );
  }
  return (
    <Panel>
      <div className="flex items-center gap-3">
        <Tile tone="palm" round>
          <UserRound />
        </Tile>
        <div className="min-w-0">
          <p className="text-body font-semibold">{t('account.guest.title')}</p>
          <p className="text-small text-ink-2">{t('account.guest.text')}</p>
        </div>
      </div>
      <Link
        to="/login"
        search={{ next: here }}
        onClick={onLeave}
        className={buttonClasses({ block: true, className: 'mt-4' })}
      >
        {t('account.guest.signIn')}
      </Link>
    </Panel>
  );
}
