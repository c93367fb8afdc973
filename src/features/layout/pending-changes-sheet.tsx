import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellRing, CircleCheck, Heart, HeartOff, RotateCcw, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeAgo } from '../../../contract/elapsed-time.ts';
import { writeQueueOf } from '../../device/writes/page-queue.ts';
import { favouriteOf, type QueuedWrite } from '../../device/writes/store.ts';
import { Button, linkClasses } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tile } from '../../ui/tile.tsx';
import { knownCard } from '../favourites/queued-favourites.ts';

interface WriteTraySheetProps {
  writes: readonly QueuedWrite[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The waiting and refused writes, each with its reason, a retry button and a discard button. */
export function PendingChangesSheet({ writes, isOpen, onOpenChange }: WriteTraySheetProps) {
  const { t } = useTranslation('device');
  const queue = writeQueueOf(useQueryClient());
  const [isSending, setSending] = useState(false);
  const [hasTried, setTried] = useState(false);
  const isWaiting = writes.some(({ failure }) => !failure);
  const areRefused = writes.length > 0 && !isWaiting;
  const title = t(areRefused ? 'tray.refusedTitle' : 'tray.title');
  const sendNow = async () => {
    setSending(true);
    await queue.send();
    setSending(false);
    setTried(true);
  };
  const close = (isNowOpen: boolean) => {
    setTried(false);
    onOpenChange(isNowOpen);
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={close}
      title={title}
      closeLabel={t('close')}
      footer={
        isWaiting ? (
          <Button tall block busy={isSending} busyLabel={t('tray.sending')} onClick={() => void sendNow()}>
            {t('tray.sendNow')}
          </Button>
        ) : null
      }
    >
      {writes.length === 0 ? (
        <p role="status" className="flex items-center gap-3 py-8 text-body-strong [&>svg]:icon-24">
          <CircleCheck aria-hidden className="text-palm" />
          {t('tray.none')}
        </p>
      ) : (
        <div className="flex flex-col gap-3 pt-4 pb-6">
          <p className="text-ink-2">{t(areRefused ? 'tray.refusedText' : 'tray.text')}</p>
          <ListRows label={title}>
            {writes.map((write) => (
              <WriteRow key={write.seq} write={write} onLeave={() => close(false)} />
            ))}
          </ListRows>
          <p role="status" className="text-small text-ink-2">
            {hasTried && isWaiting && !isSending ? t('tray.stillBlocked') : null}
          </p>
        </div>
      )}
    </Sheet>
  );
}

/** The text and the icon of a write's kind. */
function faceOf(write: QueuedWrite) {
  if (write.call.name === 'searches.create') return { name: 'tray.search', Sign: BellRing } as const;
  const favourite = favouriteOf(write);
  if (!favourite) return { name: 'tray.profile', Sign: UserRound } as const;
  return favourite.wanted
    ? ({ name: 'tray.kept', Sign: Heart } as const)
    : ({ name: 'tray.taken', Sign: HeartOff } as const);
}

/** The listing's title or the search's name, where it is known. */
function aboutOf(write: QueuedWrite, client: QueryClient): string | undefined {
  if (write.call.name === 'searches.create') return write.call.input.body.name;
  const favourite = favouriteOf(write);
  return favourite ? knownCard(client, favourite.propertyId)?.title : undefined;
}

function WriteRow({ write, onLeave }: { write: QueuedWrite; onLeave: () => void }) {
  const { t, i18n } = useTranslation('device');
  const client = useQueryClient();
  const queue = writeQueueOf(client);
  const { name: what, Sign } = faceOf(write);
  const name = t(what);
  const about = aboutOf(write, client);
  const full = about ? `${name}، ${about}` : name;
  const { failure } = write;
  return (
    <div className="flex min-h-19 items-center gap-3 py-3 ps-4 pe-1">
      <Tile tone={failure ? 'danger' : 'plain'} round>
        <Sign />
      </Tile>
      <div className="min-w-0 flex-1">
        <p className="text-body-strong">{name}</p>
        {about ? <p className="truncate text-small text-ink-2">{about}</p> : null}
        {failure ? (
          <p className="text-small text-danger">{Object.values(failure.fields)[0] ?? failure.message}</p>
        ) : (
          <p className="text-small text-ink-2">
            {t('tray.waits')} ·{' '}
            <span>{timeAgo(new Date(write.madeAt).toISOString(), Date.now(), i18n.language)}</span>
          </p>
        )}
        {failure && write.call.name === 'profile.save' ? (
          <Link to="/profile" onClick={onLeave} className={linkClasses()}>
            {t('tray.edit')}
          </Link>
        ) : null}
      </div>
      <div className="flex flex-none">
        {failure && write.call.name !== 'profile.save' ? (
          <IconButton label={t('tray.retry', { name: full })} onClick={() => void queue.retry(write)}>
            <RotateCcw aria-hidden className="icon-20" />
          </IconButton>
        ) : null}
        <IconButton label={t('tray.discard', { name: full })} onClick={() => void queue.discard(write)}>
          <X aria-hidden className="icon-20" />
        </IconButton>
      </div>
    </div>
  );
}
