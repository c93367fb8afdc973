import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallOffer } from '../../device/install-offer.tsx';
import { applyUpdate, useUpdate } from '../../device/register-worker.ts';
import {
  startSending,
  useAreWritesBlocked,
  usePendingWrites,
  writeQueueOf,
} from '../../device/writes/page-queue.ts';
import { addDeviceTexts } from '../../i18n/device-texts.ts';
import { opensSheet } from '../../ui/opens-sheet.ts';
import { useToast } from '../../ui/toast.tsx';
import { followOtherTabs } from '../favourites/other-tabs.ts';
import { followQueuedFavourites } from '../favourites/queued-favourites.ts';
import { followQueuedProfile } from '../profile/queued-profile.ts';
import { useSession } from '../session/use-session.ts';
import { AppBadge } from './app-badge.tsx';
import { PendingChangesSheet } from './pending-changes-sheet.tsx';

/**
 * Loaded by LaterLayer. Shows one thing at a time over the bottom bars: an update, else pending
 * writes, else the install offer.
 */
export function DeviceLayer() {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const { user } = useSession();
  const isUpdateReady = useUpdate() === 'ready';
  const [hasTexts, setTexts] = useState(false);
  const [isTrayShown, setTrayShown] = useState(false);
  const isPerson = user !== null;
  useEffect(() => {
    addDeviceTexts(i18n).then(
      () => setTexts(true),
      () => undefined,
    );
  }, [i18n]);
  useEffect(() => {
    if (!isPerson) return;
    const stops = [
      followQueuedFavourites(client),
      followOtherTabs(client),
      followQueuedProfile(client),
      startSending(client),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, isPerson]);
  return (
    <>
      <UpdateNotice />
      {isPerson ? <AppBadge /> : null}
      {hasTexts && isPerson ? <PendingChanges isHidden={isUpdateReady} onShown={setTrayShown} /> : null}
      {hasTexts ? <InstallOffer isHidden={isUpdateReady || isTrayShown} /> : null}
    </>
  );
}

interface WriteTrayProps {
  /** Something more urgent is shown instead. */
  isHidden: boolean;
  onShown: (isShown: boolean) => void;
}

/**
 * The number of writes that wait for a network or were refused, over the bottom bars. Opens their
 * list.
 */
function PendingChanges({ isHidden, onShown }: WriteTrayProps) {
  const { t } = useTranslation('device');
  const queue = writeQueueOf(useQueryClient());
  const toast = useToast();
  const writes = usePendingWrites();
  const isBlocked = useAreWritesBlocked();
  const [isOpen, setOpen] = useState(false);
  const failed = writes.filter(({ failure }) => failure).length;
  const waiting = writes.length - failed;
  // Writes that are sent at once are not announced.
  const isShown = failed > 0 || (waiting > 0 && isBlocked);
  useEffect(() => onShown(isShown), [isShown, onShown]);
  useEffect(
    () =>
      queue.onSettled((_, outcome) => {
        if (!outcome || !('answer' in outcome) || queue.current().length > 1) return;
        toast.show({ message: t('tray.empty'), icon: <CircleCheck aria-hidden /> });
      }),
    [queue, toast, t],
  );
  const Sign = failed > 0 ? TriangleAlert : CloudOff;
  return (
    <>
      <div
        role="status"
        data-print="none"
        className="pointer-events-none fixed inset-x-gutter bottom-[calc(max(var(--dock),var(--safe-bottom))+12px)] z-(--z-fab) flex justify-center"
      >
        {isShown && !isHidden ? (
          <button
            type="button"
            {...opensSheet}
            onClick={() => setOpen(true)}
            className="press pointer-events-auto flex min-h-target animate-rise items-center gap-2 rounded-full bg-ink ps-4 pe-5 text-small-strong text-ground shadow-float [&>svg]:icon-20"
          >
            <Sign aria-hidden />
            <span>
              {failed > 0 ? t('tray.failed', { count: failed }) : t('tray.waiting', { count: waiting })}
            </span>
          </button>
        ) : null}
      </div>
      <PendingChangesSheet writes={writes} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** Offers a new version over the tab bar, like a toast that stays; renders nothing without one. */
function UpdateNotice() {
  const { t } = useTranslation('pwa');
  const isReady = useUpdate() === 'ready';
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-gutter bottom-[calc(var(--dock)+12px)] z-(--z-toast)"
    >
      {isReady ? (
        <div className="pointer-events-auto mx-auto flex min-h-field max-w-form animate-rise items-center gap-3 rounded-card bg-ink ps-4 pe-2 text-small-strong text-ground shadow-float">
          <RefreshCw aria-hidden="true" className="icon-20" />
          <span className="min-w-0 flex-1">{t('update.ready')}</span>
          <button
            type="button"
            onClick={applyUpdate}
            className="press min-h-target rounded-field px-3 font-semibold text-ground focus-visible:outline-ground"
          >
            {t('update.apply')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
