import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/session/use-session.ts';
import { settingsQueries } from '../features/settings/queries.ts';
import { Sheet } from '../ui/sheet.tsx';
import { AccountMenuPerson } from './account-menu-person.tsx';
import { AccountMenuRows } from './account-menu-rows.tsx';
import { AccountMenuSignOut } from './account-menu-sign-out.tsx';
import { APP_VERSION } from './app-version.ts';
import { ThemeChoice } from './theme-choice.tsx';

interface AccountMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** core §2, shell: the account menu. Its rows are what exists and what is configured. */
export function AccountMenu({ isOpen, onOpenChange }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { data: settings } = useQuery(settingsQueries.get());
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('nav.account')}
      closeLabel={t('close')}
      bodyClassName="bg-ground lg:rounded-b-sheet"
    >
      <div className="flex flex-col gap-4 py-4">
        <AccountMenuPerson user={user} onLeave={close} />
        <ThemeChoice />
        <AccountMenuRows settings={settings ?? null} />
        {user ? <AccountMenuSignOut onSignedOut={close} /> : null}
        <p className="text-center text-caption text-ink-2">
          {t('account.version', { version: APP_VERSION })}
        </p>
      </div>
    </Sheet>
  );
}
