import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { BadgeCheck, ChevronRight, ClipboardCheck, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { version } from '../../../package.json';
import { apiOf, endpointQuery } from '../../api/endpoint-query.ts';
import type { Session } from '../../device/session-store.ts';
import { usePendingWrites } from '../../device/writes/page-queue.ts';
import { addDeviceTexts } from '../../i18n/device-texts.ts';
import { settingsQueries } from '../../shell/settings.ts';
import { ThemeChoice } from '../../shell/theme-choice.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { Money } from '../../ui/money.tsx';
import { Num } from '../../ui/num.tsx';
import { Panel, panelClasses } from '../../ui/panel.tsx';
import { preloadSheet, Sheet } from '../../ui/sheet.tsx';
import { Tile } from '../../ui/tile.tsx';
import { signOut } from '../session/sign-out.ts';
import { useSession } from '../session/use-session.ts';
import { type AccountGroup, shownEntries } from './account-entries.ts';
import { AccountMenuRows } from './account-menu-rows.tsx';

/** Refetched each time that the menu opens. */
const SUMMARY = { ...endpointQuery('profile.summary', {}), staleTime: 0 };

type Summary = Answer<'profile.summary'>;

/** What a row or a tile says about its screen; undefined until the figures are loaded. */
const FIGURES: Partial<Record<string, (of: Summary, t: TFunction<'account'>) => ReactNode>> = {
  wallet: ({ balance }, t) => <Money amount={balance} label={t('menu.currency')} />,
  previewlist: ({ comingViewings: count }, t) => t('menu.coming', { count }),
  myrequests: ({ requests: count }, t) => t('menu.requests', { count }),
  maintenanceslist: ({ runningOrders: count }, t) => t('menu.running', { count }),
  myproperty: ({ owned }) => howMany(owned),
  advertisements: ({ ads, adsUnderReview: count }, t) =>
    count > 0 ? <Badge tone="warn">{t('menu.underReview', { count })}</Badge> : howMany(ads),
  myrents: ({ rented }) => howMany(rented),
  myreservations: ({ reservations }) => howMany(reservations),
  paymentcards: ({ cards }) => howMany(cards),
};

const howMany = (count: number) => (count > 0 ? <Num>{count}</Num> : undefined);

/** core §2, shell: the signed-in user, their screens, the app's own rows, and sign-out. */
export function AccountMenuContent({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { data: settings } = useQuery(settingsQueries.get());
  const { data: summary } = useQuery({ ...SUMMARY, enabled: user !== null });
  const figures = user ? summary : undefined;
  return (
    <div className="flex flex-col gap-4 py-4">
      <AccountMenuPerson user={user} isVerified={figures?.isVerified} onLeave={onLeave} />
      {user ? <AccountMenuTiles summary={figures} onLeave={onLeave} /> : null}
      <AccountMenuGroup group="homes" summary={figures} onLeave={onLeave} />
      <AccountMenuGroup group="money" summary={figures} onLeave={onLeave} />
      <ThemeChoice />
      <AccountMenuGroup group="app" summary={figures} onLeave={onLeave} settings={settings ?? null} />
      {user ? <AccountMenuSignOut /> : null}
      <p className="text-center text-caption text-ink-2">{t('account.version', { version: APP_VERSION })}</p>
    </div>
  );
}

interface PartProps {
  summary: Summary | undefined;
  onLeave: () => void;
}

/** What one looks at most, each with its figure. */
function AccountMenuTiles({ summary, onLeave }: PartProps) {
  const { t } = useTranslation('account');
  return (
    <ul aria-label={t('menu.tiles')} className="grid pair-grid gap-3">
      {shownEntries('tiles', true).map(({ path, name, icon: Icon }) => (
        <li key={path}>
          <Link
            to={path}
            onClick={onLeave}
            className={panelClasses({ className: 'flex h-full flex-col gap-3 -outline-offset-2' })}
          >
            <Tile tone="palm">
              <Icon />
            </Tile>
            <span className="min-w-0">
              <span className="block text-body-strong">{t(`entries.${name}`)}</span>
              <span className="block min-h-5 text-small text-ink-2">
                {summary ? FIGURES[name]?.(summary, t) : null}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface GroupProps extends PartProps {
  group: AccountGroup;
  /** Given to the group that has the app's own rows too. */
  settings?: Answer<'settings.get'> | null;
}

/** A group of account screens (core §2) that the user or guest may open. */
function AccountMenuGroup({ group, summary, onLeave, settings }: GroupProps) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const id = useId();
  const rows = shownEntries(group, user !== null).map(({ path, name, icon: Icon }) => (
    <Link key={path} to={path} onClick={onLeave} className={rowClasses()}>
      <RowFace icon={<Icon aria-hidden />} value={summary ? FIGURES[name]?.(summary, t) : undefined}>
        {t(`entries.${name}`)}
      </RowFace>
    </Link>
  ));
  if (rows.length === 0) return null;
  // A guest's only one in this group is the saved searches.
  const title = t(`menu.groups.${group === 'homes' && !user ? 'search' : group}`);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-1 pb-2 text-small text-ink-2">
        {title}
      </h2>
      {settings === undefined ? (
        <ListRows label={title}>{rows}</ListRows>
      ) : (
        <AccountMenuRows label={title} settings={settings}>
          {user?.isOperator ? (
            <Link to="/ops/$" params={{ _splat: '' }} onClick={onLeave} className={rowClasses()}>
              <RowFace icon={<ClipboardCheck aria-hidden />}>{t('entries.ops')}</RowFace>
            </Link>
          ) : null}
          {rows}
        </AccountMenuRows>
      )}
    </section>
  );
}

/** The signed-in user (core §2: userName), or the links to sign in. */
function AccountMenuPerson({
  user,
  isVerified,
  onLeave,
}: {
  user: Session['user'];
  /** Undefined until it is loaded: its line has its place by then, as nearly all are verified. */
  isVerified: boolean | undefined;
  onLeave: () => void;
}) {
  const { t } = useTranslation(['shell', 'account']);
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
          {isVerified === false ? null : (
            <span
              className={cx(
                'mt-0.5 flex items-center gap-1 text-small text-success',
                isVerified === undefined && 'invisible',
              )}
            >
              <BadgeCheck aria-hidden className="icon-18" />
              <span>{t('account:menu.verified')}</span>
            </span>
          )}
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
