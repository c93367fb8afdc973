import { getRouteApi, Link } from '@tanstack/react-router';
import {
  ChevronRight,
  CircleCheck,
  CircleX,
  ListChecks,
  Mosque,
  PencilLine,
  Wrench,
  Zap,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import {
  MAINTENANCE_CALL_OUT_SAR,
  MAINTENANCE_FAST_FROM_SAR,
  MAINTENANCE_FAST_WITHIN_MINUTES,
  MAINTENANCE_NORMAL_FROM_SAR,
  MAINTENANCE_NORMAL_WITHIN_HOURS,
} from '../../../contract/limits.ts';
import type { OrderType } from '../../../contract/order-statuses.ts';
import { useDraft } from '../../device/draft-store.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { linkClasses } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Tile } from '../../ui/tile.tsx';
import { orderDraft, orderTypeOf } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { noticeOf } from './order-search.ts';

const route = getRouteApi('/_shell/_account/maintenances');

/** /maintenances (services §2): the type first, then the form. */
export function OrderScreen() {
  const { t } = useTranslation('maintenance');
  const search = route.useSearch();
  const type = orderTypeOf(search.type);
  const notice = noticeOf(search);
  return (
    <>
      <ScreenBar narrow title={t('order.title')} />
      <div className="page pt-2 pb-page">
        <div className="mx-auto max-w-form">
          {notice ? <OrderNotice {...notice} /> : null}
          {type ? <OrderForm key={type} orderType={type} /> : <OrderTypes />}
        </div>
      </div>
    </>
  );
}

interface OrderNoticeProps {
  notice: 'paid' | 'cancelled';
  orderId: number;
}

/** DESIGN §6: after a payment or a cancellation, its result and a link to the order. */
function OrderNotice({ notice, orderId }: OrderNoticeProps) {
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

const TYPES = [
  {
    type: 'normal',
    Icon: Wrench,
    tone: 'palm',
    from: MAINTENANCE_NORMAL_FROM_SAR,
    within: MAINTENANCE_NORMAL_WITHIN_HOURS,
  },
  {
    type: 'fast',
    Icon: Zap,
    tone: 'warn',
    from: MAINTENANCE_FAST_FROM_SAR,
    within: MAINTENANCE_FAST_WITHIN_MINUTES,
  },
  { type: 'mosque', Icon: Mosque, tone: 'success', from: 0, within: 0 },
] as const satisfies readonly { type: OrderType; [key: string]: unknown }[];

/**
 * services §2, step 1: normal, fast or mosque, with each one's cost and how soon a technician
 * comes.
 */
function OrderTypes() {
  const { t } = useTranslation(['maintenance', 'properties']);
  const riyal = t('properties:price.currency');
  const stored = orderTypeOf(useDraft(orderDraft).orderType);
  return (
    <>
      <Steps total={2} current={1} label={t('order.step', { step: 1, of: 2 })} />
      {stored ? (
        <Notice
          icon={<PencilLine aria-hidden />}
          className="mt-4 rounded-field"
          action={
            <Link to="/maintenances" search={{ type: stored }} className={linkClasses()}>
              {t('order.resume')}
            </Link>
          }
        >
          {t('order.unfinished')}
        </Notice>
      ) : null}
      <h2 className="mt-6 mb-4 text-title-1">{t('types.title')}</h2>
      <ul className="flex flex-col gap-3">
        {TYPES.map(({ type, Icon, tone, from, within }) => (
          <li key={type}>
            <Link
              to="/maintenances"
              search={{ type }}
              className={panelClasses({ className: 'press flex items-center gap-4' })}
            >
              <Tile tone={tone}>
                <Icon />
              </Tile>
              <span className="min-w-0 flex-1">
                <span className="block text-title-3">{t(`types.${type}.name`)}</span>
                <span className="block text-small text-ink-2">
                  {t(`types.${type}.text`, { from: amountText(from, riyal), within })}
                </span>
              </span>
              <ChevronRight aria-hidden className="flip icon-20 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-2">
        {t('types.callOut', { money: amountText(MAINTENANCE_CALL_OUT_SAR, riyal) })}
      </p>
      <Link to="/maintenanceslist" search={{}} className={linkClasses({ className: 'mt-4 gap-1.5' })}>
        <ListChecks aria-hidden />
        {t('list.title')}
      </Link>
    </>
  );
}
