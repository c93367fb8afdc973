import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/session/use-session.ts';
import { settingsQueries } from '../features/settings/queries.ts';
import { AccountMenuEntries } from './account-menu-entries.tsx';
import { AccountMenuPerson } from './account-menu-person.tsx';
import { AccountMenuRows } from './account-menu-rows.tsx';
import { AccountMenuSignOut } from './account-menu-sign-out.tsx';
import { APP_VERSION } from './app-version.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** core §2, shell: who is signed in, his screens, the app's own rows, and the way out. */
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
