import { Link } from '@tanstack/react-router';
import { House, Search, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabBar, TabFace, tabClasses } from '../ui/tab-bar.tsx';
import type { AccountMenuState } from './account-menu-host.tsx';

/** The tabs at the thumb. Only screens that exist have one. */
export function BottomTabs({ account }: { account: AccountMenuState }) {
  const { t } = useTranslation('shell');
  return (
    <div className="contents group-has-data-[screen=not-found]/shell:hidden">
      <TabBar label={t('nav.label')}>
        <Link to="/" activeOptions={{ exact: true }}>
          {({ isActive }) => (
            <span className={tabClasses({ active: isActive })}>
              <TabFace icon={<House aria-hidden />} active={isActive}>
                {t('nav.home')}
              </TabFace>
            </span>
          )}
        </Link>
        <Link to="/propertielist" activeOptions={{ includeSearch: false }}>
          {({ isActive }) => (
            <span className={tabClasses({ active: isActive })}>
              <TabFace icon={<Search aria-hidden />} active={isActive}>
                {t('nav.search')}
              </TabFace>
            </span>
          )}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={account.isOpen}
          onPointerEnter={account.preload}
          onFocus={account.preload}
          onClick={() => account.setOpen(true)}
          className={tabClasses({ active: account.isOpen })}
        >
          <TabFace icon={<UserRound aria-hidden />} active={account.isOpen}>
            {t('nav.account')}
          </TabFace>
        </button>
      </TabBar>
    </div>
  );
}
