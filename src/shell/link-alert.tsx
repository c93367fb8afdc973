import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/alert.tsx';
import { cx } from '../ui/cx.ts';

interface LinkAlertProps {
  title: string;
  /** What was left out of the address, in words. */
  message: string;
  /** The error's number, for the badge (core §8). */
  number: number;
  /** The way on: a link to what could be opened. */
  action: ReactNode;
  className?: string;
}

/**
 * Over what could be opened of an address: what could not be used of it, and a link without that.
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

/** A link on a line of its own under the alert's sentence. */
export const linkAlertAction =
  'flex min-h-12 w-fit items-center font-semibold underline underline-offset-4 [overflow-wrap:anywhere]';
