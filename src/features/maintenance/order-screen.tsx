import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { orderTypeOf } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { OrderNotice } from './order-notice.tsx';
import { noticeOf } from './order-search.ts';
import { OrderTypes } from './order-types.tsx';

const route = getRouteApi('/_shell/_account/maintenances');

/** /maintenances (services §2): the type first, then the form. */
export function OrderScreen() {
  const { t } = useTranslation('maintenance');
  const search = route.useSearch();
  const type = orderTypeOf(search.type);
  const notice = noticeOf(search);
  return (
    <>
      <ScreenBar title={t('order.title')} />
      <div className="page max-w-form pt-2 pb-page">
        {notice ? <OrderNotice {...notice} /> : null}
        {type ? <OrderForm key={type} orderType={type} /> : <OrderTypes />}
      </div>
    </>
  );
}
