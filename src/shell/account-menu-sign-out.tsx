import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../api/endpoint-query.ts';
import { signOut } from '../features/session/sign-out.ts';
import { Button } from '../ui/button.tsx';

/** core §4: sign out clears the stored person and goes to /login. */
export function AccountMenuSignOut() {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const leave = () => {
    signOut(apiOf(client));
    // A fresh page: nothing of the person is left in memory, and back does not lead to it.
    window.location.replace('/login');
  };
  return (
    <Button variant="danger-panel" block tall onClick={leave}>
      <LogOut aria-hidden className="flip" />
      {t('account.signOut')}
    </Button>
  );
}
