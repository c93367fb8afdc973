import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { FaceSheet } from '../../ui/face-sheet.tsx';

/** services §4: a mosque's order is free, and is told of at once. Closing it leads to the list. */
export function OrderSent({ orderId }: { orderId: number | null }) {
  const { t } = useTranslation(['maintenance', 'shell']);
  const navigate = useNavigate();
  return (
    <FaceSheet
      open={orderId !== null}
      onOpenChange={() => void navigate({ to: '/maintenanceslist', search: {}, replace: true })}
      title={t('sent.title')}
      closeLabel={t('shell:close')}
      tone="success"
      icon={<Check aria-hidden />}
      text={t('sent.text')}
      actions={
        <>
          {orderId === null ? null : (
            <Link
              to="/maintenancedetails/$id"
              params={{ id: String(orderId) }}
              replace
              className={buttonClasses({ tall: true, block: true })}
            >
              {t('sent.open')}
            </Link>
          )}
          <Link to="/" className={buttonClasses({ variant: 'second', tall: true, block: true })}>
            {t('sent.home')}
          </Link>
        </>
      }
    />
  );
}
