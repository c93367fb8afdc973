import { Link } from '@tanstack/react-router';
import { Heart, Plus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/session/use-session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClasses } from '../ui/button.tsx';
import { IconButton, iconButtonClasses } from '../ui/icon-button.tsx';
import type { AccountMenuState } from './account-menu-host.tsx';
import { BrandLink } from './brand-link.tsx';
import { LanguageButton } from './language-button.tsx';
import { PersonBell } from './person-bell.tsx';
import { PURPOSES } from './purposes.ts';
import { ShareAppButton } from './share-app-button.tsx';

const LINK =
  'relative inline-flex h-full items-center px-3 text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.75 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-palm';

/** The navigation from 1024 px; phones have tabs and each screen's own bar. */
export function TopNavigation({ account }: { account: AccountMenuState }) {
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
          {/* Where the English words have no room for them, the account menu leads there. */}
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
