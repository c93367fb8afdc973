import { RotateCw } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { useOnline } from '../device/offline.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorAlert } from './error-alert.tsx';
import { leavesFocusToMain } from './main-landmark.tsx';
import { useServiceBack } from './use-service-back.ts';

interface ErrorStateProps {
  error: Error;
  /** The title of the alert: what failed. */
  title: string;
  /** 1 where the screen has no other title. */
  level?: 1 | 2;
  onRetry: () => void;
  /** Access and rental errors show the message without the badge (DESIGN §6). */
  badge?: boolean;
  /** An additional link. */
  second?: ReactNode;
}

/**
 * The full-screen error: the red alert, a picture, a retry button and a link to support, whose
 * code loads only now and which is hidden while the device is offline. Retries by itself once the
 * service is back.
 */
export function ErrorState({ error, title, level, onRetry, badge, second }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  const isCutOff = !useOnline() && error instanceof ApiError && error.unreached !== null;
  const [Support, setSupport] = useState<ComponentType | null>(null);
  useServiceBack(error, onRetry);
  useEffect(() => {
    import('./contact-support.tsx').then(
      ({ ContactSupport }) => setSupport(() => ContactSupport),
      () => undefined,
    );
  }, []);
  return (
    <div ref={leavesFocusToMain} className="page py-4">
      <ErrorAlert error={error} title={title} badge={badge} />
      <EmptyState
        picture={isCutOff ? '/art/offline.svg' : '/art/error.svg'}
        title={t(isCutOff ? 'error.cutOff.title' : 'error.face.title')}
        level={level}
        action={
          <Button tall onClick={onRetry}>
            <RotateCw aria-hidden />
            {t('error.retry')}
          </Button>
        }
        second={
          <>
            {second}
            {Support && !isCutOff ? <Support /> : null}
          </>
        }
      >
        {t(isCutOff ? 'error.cutOff.text' : 'error.face.text')}
      </EmptyState>
    </div>
  );
}
