import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { ChevronRight, ClipboardCheck, LogOut, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { version } from '../../../package.json';
import { apiOf } from '../../api/endpoint-query.ts';
import type { Session } from '../../device/session-store.ts';
import { usePendingWrites } from '../../device/writes/page-queue.ts';
import { addDeviceTexts } from '../../i18n/device-texts.ts';
import { settingsQueries } from '../../shell/settings.ts';
import { ThemeChoice } from '../../shell/theme-choice.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel, panelClasses } from '../../ui/panel.tsx';
import { preloadSheet, Sheet } from '../../ui/sheet.tsx';
import { Tile } from '../../ui/tile.tsx';
import { signOut } from '../session/sign-out.ts';
import { useSession } from '../session/use-session.ts';
import { shownEntries } from './account-entries.ts';
import { AccountMenuRows } from './account-menu-rows.tsx';

/** core §2, shell: the signed-in user, their screens, the app's own rows, and sign-out. */
export function AccountMenuContent({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { data: settings } = useQuery(settingsQueries.get());
  return (
    <div className="flex flex-col gap-4 py-4">
      <AccountMenuPerson user={user} onLeave={onLeave} />
      <AccountMenuEntries onLeave={onLeave} />
      <ThemeChoice />
      <AccountMenuRows settings={settings ?? null} />
      {user ? <AccountMenuSignOut /> : null}
      <p className="text-center text-caption text-ink-2">{t('account.version', { version: APP_VERSION })}</p>
    </div>
  );
}

/** The account screens (core §2) that the user or guest may open. */
function AccountMenuEntries({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const entries = shownEntries(user !== null);
  return (
    <ListRows label={t('menu.label')}>
      {entries.map(({ path, name, icon: Icon }) => (
        <Link key={path} to={path} onClick={onLeave} className={rowClasses()}>
          <RowFace icon={<Icon aria-hidden />}>{t(`entries.${name}`)}</RowFace>
        </Link>
      ))}
      {user?.isOperator ? (
        <Link to="/ops/$" params={{ _splat: '' }} onClick={onLeave} className={rowClasses()}>
          <RowFace icon={<ClipboardCheck aria-hidden />}>{t('entries.ops')}</RowFace>
        </Link>
      ) : null}
    </ListRows>
  );
}

/** The signed-in user (core §2: userName), or the links to sign in. */
function AccountMenuPerson({ user, onLeave }: { user: Session['user']; onLeave: () => void }) {
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

/** core §4: sign-out clears the stored user and goes to /login. Asks first about unsent writes. */
function AccountMenuSignOut() {
  const { t, i18n } = useTranslation(['shell', 'device']);
  const client = useQueryClient();
  const writes = usePendingWrites();
  const [isAsking, setAsking] = useState(false);
  const hasWrites = writes.length > 0;
  useEffect(() => {
    if (!hasWrites) return;
    preloadSheet();
    void addDeviceTexts(i18n).catch(() => undefined);
  }, [hasWrites, i18n]);
  const leave = async () => {
    await signOut(apiOf(client));
    // Full load: clears the memory, and "back" does not lead to account screens.
    window.location.replace('/login');
  };
  return (
    <>
      <Button
        variant="danger-panel"
        block
        tall
        onClick={() => {
          if (hasWrites) setAsking(true);
          else void leave();
        }}
      >
        <LogOut aria-hidden className="flip" />
        {t('account.signOut')}
      </Button>
      <Sheet
        open={isAsking}
        onOpenChange={setAsking}
        title={t('device:signOut.title')}
        closeLabel={t('device:signOut.stay')}
      >
        <p className="pt-4 pb-5 text-read">{t('device:signOut.text', { count: writes.length })}</p>
        <div className="flex flex-col gap-2 pb-4">
          <Button tall block onClick={() => setAsking(false)}>
            {t('device:signOut.stay')}
          </Button>
          <Button variant="danger" tall block onClick={() => void leave()}>
            {t('device:signOut.leave')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}

/** From package.json. */
const APP_VERSION: string = version;
