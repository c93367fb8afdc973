import { Link } from '@tanstack/react-router';
import { Heart, House, Plus, Search, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabBar, TabFace, tabClasses } from '../ui/tab-bar.tsx';

/** The tabs at the thumb (DESIGN §10). */
export function BottomTabs() {
  const { t } = useTranslation('shell');
  return (
    <div className="contents group-has-data-[screen=bare]/shell:hidden">
      <TabBar label={t('nav.label')}>
        <Tab to="/" isExact icon={<House aria-hidden />} word={t('nav.home')} />
        <Tab to="/propertielist" icon={<Search aria-hidden />} word={t('nav.search')} />
        <Tab to="/propertiecreate" isAdd icon={<Plus aria-hidden />} word={t('nav.add')} />
        <Tab to="/favorite" icon={<Heart aria-hidden />} word={t('nav.favourites')} />
        <Tab to="/account" icon={<UserRound aria-hidden />} word={t('nav.account')} />
      </TabBar>
    </div>
  );
}

interface TabProps {
  to: string;
  /** Paths below it are not its own. */
  isExact?: boolean;
  isAdd?: boolean;
  icon: ReactNode;
  word: string;
}

function Tab({ to, isExact = false, isAdd = false, icon, word }: TabProps) {
  return (
    <Link to={to} activeOptions={{ exact: isExact, includeSearch: isExact }}>
      {({ isActive }) => (
        <span className={tabClasses({ active: isActive })}>
          <TabFace icon={icon} active={isActive} add={isAdd}>
            {word}
          </TabFace>
        </span>
      )}
    </Link>
  );
}
