import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_ERROR_NUMBER } from '../../contract/limits.ts';
import { ApiError } from '../api/api-error.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { leavesFocusToMain } from './main-landmark.tsx';

interface ErrorAlertProps {
  error: Error;
  /** What failed («تعذّر تحميل العقارات»), above the message. */
  title?: string;
  /** Shows "try again" under the alert. */
  onRetry?: () => void;
  /** Access and rental errors show the message without the badge (DESIGN §6). */
  badge?: boolean;
  className?: string;
}

/**
 * The shared error helper of core §8: the server's message and number in a red alert that scrolls
 * into view. Without a proper answer: a sentence with the reason, else the fallback text with
 * number 0.
 */
export function ErrorAlert({ error, title, onRetry, badge = true, className }: ErrorAlertProps) {
  const { t } = useTranslation('shell');
  const message = useErrorMessage(error);
  const isOver = useIsOver(error);
  // Without a retry button, the alert goes once the connection is back.
  if (isOver && !onRetry) return null;
  return (
    <div ref={leavesFocusToMain} className={cx('flex flex-col gap-3', className)}>
      <Alert
        reveal
        title={title}
        message={message}
        {...(badge && { number: errorNumberOf(error), numberLabel: t('error.badge') })}
      />
      {onRetry ? (
        <Button variant="second" onClick={onRetry} className="self-start">
          <RotateCw aria-hidden />
          {t('error.retry')}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether a call failed for lack of a connection that is back now. */
function useIsOver(error: Error): boolean {
  const [over, setOver] = useState<Error | null>(null);
  useEffect(() => {
    if (!(error instanceof ApiError) || error.unreached !== 'offline') return;
    const end = () => setOver(error);
    window.addEventListener('online', end);
    return () => window.removeEventListener('online', end);
  }, [error]);
  return over === error;
}

/** A failure's message in the reader's language. */
export function useErrorMessage(error: Error): string {
  return useErrorText()(error);
}

/** The same as a function, for failures that occur later. */
export function useErrorText(): (error: Error) => string {
  const { t } = useTranslation('shell');
  return (error) => {
    if (!(error instanceof ApiError)) return t('error.fallback');
    if (error.unreached === 'offline') return t('error.offline');
    if (error.unreached === 'timeout') return t('error.timeout');
    // Some other server answered: most likely a captive portal that wants its page seen first.
    if (error.unreached === 'garbled' && error.status === 0) return t('error.portal');
    return error.unreached ? t('error.fallback') : error.message;
  };
}

/** The number for the badge; 0 where the server sent none. */
function errorNumberOf(error: Error): number {
  return error instanceof ApiError ? error.number : FALLBACK_ERROR_NUMBER;
}
