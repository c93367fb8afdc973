import { useQueries } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  BadgeCheck,
  Bell,
  BellRing,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarSync,
  CalendarX2,
  CircleCheck,
  CircleX,
  CreditCard,
  Eye,
  EyeOff,
  FileClock,
  FileText,
  Flag,
  FolderDown,
  Hand,
  HandCoins,
  Heart,
  HeartOff,
  House,
  KeyRound,
  Landmark,
  type LucideIcon,
  MapPinCheck,
  Megaphone,
  MessageSquareText,
  ReceiptText,
  SearchCheck,
  ShieldAlert,
  Star,
  StarOff,
  TicketPercent,
  TrendingDown,
  Truck,
  UserX,
  Wallet,
  Wrench,
} from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { timeAgo } from '../../../contract/elapsed-time.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { NotificationKind } from '../../../contract/notification-kinds.ts';
import { OfflineNotice, useIsSaved } from '../../device/offline.tsx';
import { serverNow } from '../../lib/server-now.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rowClasses } from '../../ui/list-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tile } from '../../ui/tile.tsx';
import { DeviceNotifications } from './device-notifications.tsx';
import { useReadAllNotifications, useReadNotification } from './mutations.ts';
import { notificationQueries } from './queries.ts';

const BONES = ['a', 'b', 'c', 'd', 'e'];

interface NotificationSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The user's notifications, newest first, thirty at a time. */
export function NotificationSheet({ isOpen, onOpenChange }: NotificationSheetProps) {
  const { t } = useTranslation(['account', 'shell']);
  const [shown, setShown] = useState(1);
  const readAll = useReadAllNotifications();
  const pages = useQueries({
    queries: Array.from({ length: shown }, (_, place) => notificationQueries.list(place + 1)),
  });
  const rows = pages.flatMap(({ data }) => data?.rows ?? []);
  // A new notification moves rows to the next page, so that two pages may contain one row.
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  const [first] = pages;
  const last = pages.at(-1);
  const isSaved = useIsSaved(first);
  // The offline notice already says that saved data may be out of date.
  const failed = pages.find(({ error, data }) => error && !(data && isSaved));
  const newest = unique[0];
  const alert = failed?.error ? (
    <ErrorAlert
      error={failed.error}
      title={t('notifications.failed')}
      onRetry={() => void failed.refetch()}
      className="p-4"
    />
  ) : null;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('notifications.title')}
      closeLabel={t('shell:close')}
      size="full"
      bodyClassName="px-0! lg:px-0!"
      headerEnd={
        newest && (first?.data?.unreadCount ?? 0) > 0 ? (
          <button
            type="button"
            onClick={() => readAll.mutate(newest.id)}
            className={buttonClasses({ variant: 'quiet' })}
          >
            {t('notifications.readAll')}
          </button>
        ) : null
      }
    >
      <div className="border-b border-line px-4 py-2 empty:hidden">
        <DeviceNotifications place="aside" />
      </div>
      {isSaved ? <OfflineNotice savedAt={first?.dataUpdatedAt ?? 0} /> : null}
      {failed === first ? alert : null}
      {first?.data && unique.length === 0 ? (
        <EmptyState picture="/art/empty-results.svg" title={t('notifications.empty.title')}>
          {t('notifications.empty.text')}
        </EmptyState>
      ) : null}
      <ul>
        {unique.map((row) => (
          <li key={row.id} className="border-line not-first:border-t">
            <NotificationRow notification={row} onLeave={() => onOpenChange(false)} />
          </li>
        ))}
      </ul>
      {failed === first ? null : alert}
      {last?.isPending ? (
        <Loading label={t('notifications.loading')}>
          {BONES.map((bone) => (
            <div key={bone} className="flex min-h-19 items-center gap-3 px-4">
              <Skeleton className="size-12 rounded-full" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-4 w-3/4" />
                <Skeleton className="h-3 w-1/4" />
              </div>
            </div>
          ))}
        </Loading>
      ) : null}
      {last?.data && last.data.rows.length >= PAGE_SIZE ? (
        <div className="p-4">
          <Button variant="second" block onClick={() => setShown(shown + 1)}>
            {t('notifications.older')}
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}

type Notification = Answer<'notifications.list'>['rows'][number];

interface NotificationRowProps {
  notification: Notification;
  /** Called when the user opens the link. */
  onLeave: () => void;
}

/** One notification: a press marks it as read, and opens its link if the app has that screen. */
function NotificationRow({
  notification: { id, kind, message, link, createdAt, readAt },
  onLeave,
}: NotificationRowProps) {
  const { t, i18n } = useTranslation('account');
  const router = useRouter();
  const hasScreen = useHasScreen();
  const read = useReadNotification();
  // A newer server may send a kind that this app does not have.
  const Sign = NOTIFICATION_SIGNS[kind] ?? Bell;
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
          {timeAgo(createdAt, serverNow(), i18n.language)}
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

/** The icon of each kind; a kind without one is a type error. */
const NOTIFICATION_SIGNS: Record<NotificationKind, LucideIcon> = {
  welcome: Hand,
  passwordChanged: KeyRound,
  newSignIn: ShieldAlert,
  passkeyAdded: KeyRound,
  passkeyCloned: ShieldAlert,
  passwordOff: KeyRound,
  passwordOn: KeyRound,
  favouritePriceDropped: TrendingDown,
  favouriteTaken: HeartOff,
  favouriteBack: Heart,
  adApproved: BadgeCheck,
  adReceived: Megaphone,
  adRejected: CircleX,
  adHidden: EyeOff,
  adShownAgain: Eye,
  adReopened: Megaphone,
  adFeatured: Star,
  adFeatureEnded: StarOff,
  adLicenceExpired: FileClock,
  reportUpheld: Flag,
  reportDismissed: Flag,
  reportReopened: Flag,
  documentationRequested: FileText,
  managementRequested: Building2,
  wishReceived: SearchCheck,
  financeRequested: HandCoins,
  homeFound: House,
  searchMatched: BellRing,
  searchDigest: BellRing,
  requestAnswered: MessageSquareText,
  bankSaved: Landmark,
  dataExported: FolderDown,
  deletionAsked: UserX,
  deletionWaits: UserX,
  deletionKept: UserX,
  viewingConfirmed: CalendarCheck,
  viewingMoved: CalendarSync,
  viewingExpert: CalendarCheck,
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
  orderOnTheWay: Truck,
  orderArrived: MapPinCheck,
  orderUnarrived: Truck,
  orderUndeparted: Truck,
  orderPriced: ReceiptText,
  orderAnswered: MessageSquareText,
  orderPaid: ReceiptText,
  orderDone: CircleCheck,
  orderUndone: CircleCheck,
  orderRefunded: Wallet,
  orderCancelled: CircleX,
  couponGranted: TicketPercent,
  couponStopped: TicketPercent,
  walletToppedUp: Wallet,
  reservationPaid: CircleCheck,
  reservationReleased: CircleX,
  reservationForfeited: CircleX,
  reservationExecuted: CircleCheck,
  reservationRefunded: Wallet,
  reservationSigned: CircleCheck,
  reservationUnsigned: CalendarClock,
  reservationEnding: CalendarClock,
  reservationCancelled: CircleX,
  propertyReserved: House,
  propertyFreed: House,
  propertySigned: CircleCheck,
  propertyUnsigned: CalendarClock,
  propertyEnding: CalendarClock,
  propertyExecuted: CircleCheck,
  propertyCancelled: CircleX,
  tenancyRecorded: KeyRound,
  tenancyPaid: ReceiptText,
  tenancyCorrected: ReceiptText,
  tenancyEnding: CalendarClock,
  tenancyEnded: CalendarX2,
  tenancyResumed: CalendarX2,
  rentDueSoon: CalendarClock,
};

/**
 * Whether this app has a screen for a path (without search), so that it never links to a missing
 * one.
 */
function useHasScreen(): (path: string) => boolean {
  const router = useRouter();
  return (path) => router.getMatchedRoutes(path)[2] !== undefined;
}
