import { useRouter } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { serverNow } from '../../lib/server-now.ts';
import { timeAgo } from '../../lib/time-ago.ts';
import { cx } from '../../ui/cx.ts';
import { rowClasses } from '../../ui/list-rows.tsx';
import { Tile } from '../../ui/tile.tsx';
import { useReadNotification } from './mutations.ts';
import { NOTIFICATION_SIGNS } from './notification-signs.ts';
import { useHasScreen } from './use-has-screen.ts';

type Notification = Answer<'notifications.list'>['rows'][number];

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
  // A kind that a newer server knows and this app does not yet.
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
