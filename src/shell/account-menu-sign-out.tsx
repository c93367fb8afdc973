import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../api/endpoint-query.ts';
import { signOut } from '../features/session/sign-out.ts';
import { Button } from '../ui/button.tsx';

/** core §4: sign out clears the stored person and goes to /login. */
export function AccountMenuSignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = () => {
    signOut(apiOf(client));
    onSignedOut();
    void navigate({ to: '/login' });
  };
  return (
    <Button variant="danger-panel" block tall onClick={leave}>
      <LogOut aria-hidden className="flip" />
      {t('account.signOut')}
    </Button>
  );
}
