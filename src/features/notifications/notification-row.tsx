import { useRouter } from '@tanstack/react-router';
import {
  BadgeCheck,
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarSync,
  CalendarX2,
  CircleCheck,
  CircleX,
  CreditCard,
  Hand,
  HandCoins,
  House,
  KeyRound,
  Landmark,
  type LucideIcon,
  MapPinCheck,
  MessageSquareText,
  ReceiptText,
  SearchCheck,
  ShieldAlert,
  TicketPercent,
  TrendingDown,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import { timeAgo } from '../../lib/time-ago.ts';
import { cx } from '../../ui/cx.ts';
import { rowClasses } from '../../ui/list-rows.tsx';
import { Tile } from '../../ui/tile.tsx';
import { useReadNotification } from './mutations.ts';
import { useHasScreen } from './use-has-screen.ts';

type Notification = Answer<'notifications.list'>['rows'][number];

/** A kind that a newer server knows and this app does not yet has the bell. */
const SIGNS: Partial<Record<NotificationKind, LucideIcon>> = {
  welcome: Hand,
  passwordChanged: KeyRound,
  newSignIn: ShieldAlert,
  favouritePriceDropped: TrendingDown,
  adApproved: BadgeCheck,
  viewingConfirmed: CalendarCheck,
  viewingMoved: CalendarSync,
  viewingCancelled: CalendarX2,
  viewingReleased: CalendarX2,
  viewingTomorrow: CalendarClock,
  viewingSoon: CalendarClock,
  visitBooked: CalendarCheck,
  visitMoved: CalendarSync,
  visitCancelled: CalendarX2,
  paymentFailed: CreditCard,
  paymentToWallet: Wallet,
  orderReceived: Wrench,
  orderAssigned: Wrench,
  orderArrived: MapPinCheck,
  orderPriced: ReceiptText,
  orderPaid: ReceiptText,
  orderDone: CircleCheck,
  orderCancelled: CircleX,
  couponGranted: TicketPercent,
  tenancyRecorded: KeyRound,
  tenancyPaid: ReceiptText,
  tenancyEnding: CalendarClock,
  tenancyEnded: CalendarX2,
  rentDueSoon: CalendarClock,
  wishReceived: SearchCheck,
  homeFound: House,
  financeRequested: HandCoins,
  requestAnswered: MessageSquareText,
  bankSaved: Landmark,
};

interface NotificationRowProps {
  notification: Notification;
  /** The reader goes to what it is about. */
  onLeave: () => void;
}

/** One thing that happened: pressing it has read it, and leads to what it is about where that has a screen. */
export function NotificationRow({
  notification: { id, kind, message, link, createdAt, readAt },
  onLeave,
}: NotificationRowProps) {
  const { t, i18n } = useTranslation('account');
  const router = useRouter();
  const hasScreen = useHasScreen();
  const read = useReadNotification();
  const Sign = SIGNS[kind] ?? Bell;
  const isNew = readAt === null;
  const markRead = () => {
    if (isNew) read.mutate(id);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    markRead();
    if (event.metaKey || event.ctrlKey || event.shiftKey || !link) return;
    event.preventDefault();
    onLeave();
    void router.navigate({ href: link });
  };
  const face = (
    <>
      <Tile tone={isNew ? 'palm' : 'plain'} round>
        <Sign />
      </Tile>
      <span className="min-w-0 flex-1 py-3">
        <span className={cx('block', isNew && 'font-semibold')}>{message}</span>
        <time dateTime={createdAt} className="block text-small text-ink-2">
          {timeAgo(createdAt, Date.now(), i18n.language)}
        </time>
      </span>
      {isNew ? (
        <span className="flex-none">
          <span className="sr-only">{t('notifications.new')}</span>
          <span aria-hidden className="block size-2.25 rounded-full bg-palm" />
        </span>
      ) : null}
    </>
  );
  const look = rowClasses({ lines: 2, className: 'rounded-none!' });
  if (link && hasScreen(link.split(/[?#]/, 1)[0] ?? '')) {
    return (
      <a href={link} onClick={follow} className={look}>
        {face}
      </a>
    );
  }
  return isNew ? (
    <button type="button" onClick={markRead} className={look}>
      {face}
    </button>
  ) : (
    <div className={look}>{face}</div>
  );
}
