import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { safeNextPath } from '../session/next-path.ts';
import { AccessLayout } from './access-layout.tsx';
import { forgetTyped } from './use-finish-sign-in.ts';

/**
 * Shown when the device could not store the session: how long the user stays signed in, and a way
 * to continue without the reload that would end the session.
 */
export function SessionNotStored({ next }: { next?: string }) {
  const { t } = useTranslation('access');
  const client = useQueryClient();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    forgetTyped();
  }, []);
  const goOn = () => {
    // Answers cached for the guest lack the user's favourites.
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
    void navigate({ href: safeNextPath(next), replace: true });
  };
  return (
    <AccessLayout>
      <h1 ref={title} tabIndex={-1} className="mt-5 text-display">
        {t('unkept.title')}
      </h1>
      <p className="mt-1 mb-5 text-read text-ink-2">{t('unkept.text')}</p>
      <Button tall block onClick={goOn}>
        {t('unkept.go')}
      </Button>
    </AccessLayout>
  );
}
