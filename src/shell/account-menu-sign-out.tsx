import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../api/endpoint-query.ts';
import { signOut } from '../features/session/sign-out.ts';
import { addDeviceTexts } from '../i18n/device-texts.ts';
import { useWrites } from '../pwa/writes/use-writes.ts';
import { Button } from '../ui/button.tsx';
import { preloadSheet, Sheet } from '../ui/sheet.tsx';

/** core §4: sign out clears the stored person and goes to /login. What he did and is not sent yet is asked about. */
export function AccountMenuSignOut() {
  const { t, i18n } = useTranslation(['shell', 'device']);
  const client = useQueryClient();
  const writes = useWrites();
  const [isAsking, setAsking] = useState(false);
  const hasWrites = writes.length > 0;
  useEffect(() => {
    if (!hasWrites) return;
    preloadSheet();
    void addDeviceTexts(i18n).catch(() => undefined);
  }, [hasWrites, i18n]);
  const leave = async () => {
    await signOut(apiOf(client));
    // A fresh page: nothing of the person is left in memory, and back does not lead to it.
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
