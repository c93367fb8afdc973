import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { linkClasses } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface OrderNoticeProps {
  notice: 'paid' | 'cancelled';
  orderId: number;
}

/** DESIGN §6: after a payment or a cancellation, what came of it and the way to the order. */
export function OrderNotice({ notice, orderId }: OrderNoticeProps) {
  const { t } = useTranslation('maintenance');
  return (
    <Notice
      icon={notice === 'paid' ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
      className="mb-4 rounded-field"
      action={
        <Link to="/maintenancedetails/$id" params={{ id: String(orderId) }} className={linkClasses()}>
          {t('notice.open')}
        </Link>
      }
    >
      {t(`notice.${notice}`)}
    </Notice>
  );
}
