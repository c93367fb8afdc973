import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.tsx';
import { cx } from '../ui/cx.ts';

interface LinkAlertProps {
  title: string;
  /** What the app ignored in the URL, in words. */
  message: string;
  /** The error's number, for the badge (core §8). */
  number: number;
  /** A link to the part of the URL that works. */
  action: ReactNode;
  className?: string;
}

/**
 * An alert above a screen that could use only a part of its URL: which part it ignored, and a link
 * without that part.
 */
export function LinkAlert({ title, message, number, action, className }: LinkAlertProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={cx('page pt-3', className)}>
      <Alert
        title={title}
        message={
          <>
            <span>{message}</span> {action}
          </>
        }
        number={number}
        numberLabel={t('error.badge')}
      />
    </div>
  );
}

/** A link on a separate line under the alert's sentence. */
export const linkAlertAction =
  'flex min-h-12 w-fit items-center font-semibold underline underline-offset-4 [overflow-wrap:anywhere]';
