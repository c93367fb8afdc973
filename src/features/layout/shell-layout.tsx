import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { Heart, House, Plus, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLink } from '../../shell/brand-link.tsx';
import { CompactFooter, Footer } from '../../shell/footer.tsx';
import { LanguageButton } from '../../shell/language-button.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { PURPOSES } from '../../shell/purposes.ts';
import { ShareAppButton } from '../../shell/share-app-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { IconButton, iconButtonClasses } from '../../ui/icon-button.tsx';
import { TabBar, TabFace, tabClasses } from '../../ui/tab-bar.tsx';
import { useSession } from '../session/use-session.ts';
import { AccountMenuHost, type AccountMenuState, useAccountMenu } from './account-menu-host.tsx';
import { PersonBell } from './person-bell.tsx';

/** The layout of a screen: top navigation from 1024 px, tabs on phones, the footer. */
export function ShellLayout() {
  const { hasTabs, footer } = useScreenBars();
  const account = useAccountMenu();
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <TopNavigation account={account} />
      <MainLandmark className="flex-1">
        <Outlet />
      </MainLandmark>
      {footer === 'full' ? <Footer /> : footer === 'compact' ? <CompactFooter className="pb-footer" /> : null}
      {hasTabs ? <BottomTabs /> : null}
      <AccountMenuHost {...account} />
    </div>
  );
}

/** Screens of a signed-in person that belong to another tab, or to none. */
const NOT_OF_ACCOUNT = ['favorite', 'propertiecreate', 'maps'].map((name) => `/_shell/_account/${name}`);

/** The tabs at the bottom of phones (DESIGN §10). The account's is lit on the screens below it. */
function BottomTabs() {
  const { t } = useTranslation('shell');
  const isBelowAccount = useMatches({
    select: (matches) => {
      const routeId = matches.at(-1)?.routeId ?? '';
      return routeId.startsWith('/_shell/_account/') && !NOT_OF_ACCOUNT.includes(routeId);
    },
  });
  return (
    <div className="contents group-has-data-[screen=bare]/shell:hidden">
      <TabBar label={t('nav.label')}>
        <Tab to="/" isExact icon={<House aria-hidden />} word={t('nav.home')} />
        <Tab to="/propertielist" icon={<Search aria-hidden />} word={t('nav.search')} />
        <Tab to="/propertiecreate" isAdd icon={<Plus aria-hidden />} word={t('nav.add')} />
        <Tab to="/favorite" icon={<Heart aria-hidden />} word={t('nav.favourites')} />
        <Tab to="/account" isLit={isBelowAccount} icon={<UserRound aria-hidden />} word={t('nav.account')} />
      </TabBar>
    </div>
  );
}

interface TabProps {
  to: string;
  /** Not active on paths below it. */
  isExact?: boolean;
  isAdd?: boolean;
  /** Active on screens whose path is not below its own. */
  isLit?: boolean;
  icon: ReactNode;
  word: string;
}

function Tab({ to, isExact = false, isAdd = false, isLit = false, icon, word }: TabProps) {
  return (
    <Link to={to} activeOptions={{ exact: isExact, includeSearch: isExact }}>
      {({ isActive }) => (
        <span className={tabClasses({ active: isActive || isLit })}>
          <TabFace icon={icon} active={isActive || isLit} add={isAdd}>
            {word}
          </TabFace>
        </span>
      )}
    </Link>
  );
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Hides the bottom tabs: the screen has an action bar there. */
    hidesTabs?: true;
    /** core §2, shell: the about page has no footer; a user's own screens have one line. */
    footer?: 'none' | 'compact';
  }
}

/** Which bars the current screen has, from its routes' static data. */
function useScreenBars(): { hasTabs: boolean; footer: 'full' | 'compact' | 'none' } {
  const hasTabs = useMatches({ select: (matches) => !matches.some((match) => match.staticData.hidesTabs) });
  const footer = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.footer)?.staticData.footer ?? 'full',
  });
  return { hasTabs, footer };
}

const LINK =
  'relative inline-flex h-full items-center px-3 text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.75 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-palm';

/** The navigation from 1024 px; phones have tabs and each screen's own bar. */
function TopNavigation({ account }: { account: AccountMenuState }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  return (
    <header
      data-print="none"
      className="vt-top-bar sticky top-0 z-(--z-bar) hidden border-b border-line bg-surface lg:block lg:group-has-data-[screen=bare]/shell:hidden"
    >
      <div className="page flex h-18 items-center gap-2">
        <BrandLink />
        <nav aria-label={t('nav.label')} className="ms-6 flex h-full">
          <Link to="/" activeOptions={{ exact: true }} className={LINK}>
            {t('nav.home')}
          </Link>
          {PURPOSES.map((purpose) => (
            <Link key={purpose} to="/propertielist" search={{ purpose }} className={LINK}>
              {t(`nav.${purpose}`)}
            </Link>
          ))}
          <Link to="/neighborhoodslist" activeOptions={{ includeSearch: false }} className={LINK}>
            {t('nav.neighborhoods')}
          </Link>
          {/* The English labels do not fit below xl; the account menu has similar links. */}
          <span className="flex max-xl:hidden">
            <Link to="/maintenances" activeOptions={{ includeSearch: false }} className={LINK}>
              {t('nav.maintenance')}
            </Link>
            <Link to="/blog" activeOptions={{ includeSearch: false }} className={LINK}>
              {t('nav.blog')}
            </Link>
          </span>
        </nav>
        <span className="flex-1" />
        <LanguageButton />
        <ShareAppButton />
        <Link to="/favorite" aria-label={t('nav.favourites')} className={iconButtonClasses()}>
          <Heart aria-hidden />
        </Link>
        <PersonBell />
        <Link to="/propertiecreate" className={buttonClasses()}>
          <Plus aria-hidden />
          {t('nav.addAd')}
        </Link>
        <IconButton
          label={t('nav.account')}
          aria-haspopup="dialog"
          aria-expanded={account.isOpen}
          onPointerEnter={account.preload}
          onFocus={account.preload}
          onClick={() => account.setOpen(true)}
          className="-me-2"
        >
          {user ? <Avatar name={user.name} src={user.avatar} size="small" /> : <UserRound aria-hidden />}
        </IconButton>
      </div>
    </header>
  );
}
