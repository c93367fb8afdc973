import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followQueuedHearts } from '../features/favourites/queued-hearts.ts';
import { followQueuedProfile } from '../features/profile/queued-profile.ts';
import { useSession } from '../features/session/use-session.ts';
import { addDeviceTexts } from '../i18n/device-texts.ts';
import { InstallOffer } from '../pwa/install-offer.tsx';
import { UpdateNotice } from '../pwa/update-notice.tsx';
import { useUpdateReady } from '../pwa/update-ready.ts';
import { keepSending } from '../pwa/writes/write-queue.ts';
import { AppBadge } from './app-badge.tsx';
import { WriteTray } from './write-tray.tsx';

/** Fetched by LaterLayer. One thing at a time over the dock: an update, then what waits, then installing. */
export function DeviceLayer() {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const { user } = useSession();
  const isUpdateReady = useUpdateReady();
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
    const stops = [followQueuedHearts(client), followQueuedProfile(client), keepSending(client)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, isPerson]);
  return (
    <>
      <UpdateNotice />
      {isPerson ? <AppBadge /> : null}
      {hasTexts && isPerson ? <WriteTray isHidden={isUpdateReady} onShown={setTrayShown} /> : null}
      {hasTexts ? <InstallOffer isHidden={isUpdateReady || isTrayShown} /> : null}
    </>
  );
}
