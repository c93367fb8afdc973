import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** services §4: a mosque's order is free, and is told of at once. Closing it leads to the list. */
export function OrderSent({ orderId }: { orderId: number | null }) {
  const { t } = useTranslation(['maintenance', 'shell']);
  const navigate = useNavigate();
  return (
    <Sheet
      open={orderId !== null}
      onOpenChange={() => void navigate({ to: '/maintenanceslist', search: {}, replace: true })}
      title={t('sent.title')}
      closeLabel={t('shell:close')}
      header="none"
    >
      <div className="flex flex-col px-2 pt-6 text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-success-tint text-on-success-tint">
          <Check aria-hidden className="icon-32" />
        </span>
        <p aria-hidden className="mt-4 text-title-1">
          {t('sent.title')}
        </p>
        <p className="mt-1 text-read text-balance text-ink-2">{t('sent.text')}</p>
        <div className="mt-6 flex flex-col gap-2">
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
        </div>
      </div>
    </Sheet>
  );
}
