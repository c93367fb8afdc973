import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storage } from '../lib/storage.ts';
import { Button } from '../ui/button.tsx';
import { preloadSheet } from '../ui/sheet.tsx';
import { InstallSteps, isInstalledByHand } from './install-by-hand.tsx';
import { useInstallPrompt, visitCount } from './install-prompt.ts';

const ASKED_KEY = 'rukn.install-asked';
const DAY_MS = 24 * 60 * 60_000;
/** No second offer within this time, whatever the answer was. */
const REST_MS = 30 * DAY_MS;

interface Moment {
  /** Visits of this device, including this one. */
  visits: number;
  hasFavourite: boolean;
  /** When installing was last offered, ms since the epoch; 0 for never. */
  offeredAt: number;
  now: number;
}

/**
 * Whether to offer installing now: only to users who came back or saved a favourite, and rarely.
 */
export function isGoodMoment({ visits, hasFavourite, offeredAt, now }: Moment): boolean {
  const isRested = offeredAt === 0 || Math.abs(now - offeredAt) > REST_MS;
  return isRested && (visits >= 2 || hasFavourite);
}

function lastOfferedAt(): number {
  return Number(storage.get(ASKED_KEY)) || 0;
}

/** Records the offer, whether or not the user answers it. */
function noteOffer(now: number): void {
  storage.set(ASKED_KEY, String(now));
}

/** Not at once: the user came for something else. */
const AFTER_MS = 3_000;
/** Screens without a form, where an offer interrupts nothing. */
const CALM_PATHS =
  /^\/(?:|propertielist|propertydetails\/\d+|favorite|nearproperties|neighborhoodslist|account)\/?$/;

/**
 * Offers installation at the second visit or after the first favourite, at most once in 30 days.
 * Where the browser can't prompt (Safari on iPhone and iPad) it explains how.
 */
export function InstallOffer({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation('device');
  const { canInstall, install } = useInstallPrompt();
  const isCalm = useLocation({ select: ({ pathname }) => CALM_PATHS.test(pathname) });
  const hasFavourite = useHasFavourite();
  const [isOffered, setOffered] = useState(false);
  const [areStepsOpen, setStepsOpen] = useState(false);
  const [isByHand] = useState(() => isInstalledByHand(navigator));
  const isPossible = canInstall || isByHand;
  const isShown = isOffered && isPossible && isCalm && !isHidden;

  useEffect(() => {
    if (!isPossible || !isCalm || isHidden || isOffered) return;
    const timer = setTimeout(() => {
      const moment = { visits: visitCount(), hasFavourite, offeredAt: lastOfferedAt(), now: Date.now() };
      if (!isGoodMoment(moment)) return;
      noteOffer(Date.now());
      setOffered(true);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPossible, isCalm, isHidden, isOffered, hasFavourite]);

  const accept = () => {
    if (isByHand) setStepsOpen(true);
    else void install();
    setOffered(false);
  };
  return (
    <>
      <div
        role="status"
        data-print="none"
        className="pointer-events-none fixed inset-x-gutter bottom-[calc(max(var(--dock),var(--safe-bottom))+12px)] z-(--z-fab)"
      >
        {isShown ? (
          <section
            aria-label={t('install.title')}
            className="pointer-events-auto mx-auto flex max-w-form animate-rise flex-col gap-3 rounded-card bg-surface p-4 shadow-float"
          >
            <div className="flex items-center gap-3">
              <img
                src="/icons/icon-192.png"
                alt=""
                width={48}
                height={48}
                className="size-12 rounded-field"
              />
              <div className="min-w-0 flex-1">
                <p className="text-body-strong">{t('install.title')}</p>
                <p className="text-small text-ink-2">{t('install.text')}</p>
              </div>
            </div>
            <div className="flex gap-2">
              <Button onClick={accept} onPointerEnter={preloadSheet} className="flex-1">
                {t(isByHand ? 'install.how' : 'install.action')}
              </Button>
              <Button variant="second" onClick={() => setOffered(false)} className="flex-1">
                {t('install.later')}
              </Button>
            </div>
          </section>
        ) : null}
      </div>
      <InstallSteps isOpen={areStepsOpen} onOpenChange={setStepsOpen} />
    </>
  );
}

/** Whether a favourite was added since the page was opened. */
function useHasFavourite(): boolean {
  const client = useQueryClient();
  const [hasKept, setKept] = useState(false);
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ mutation }) => {
        const { status, variables } = mutation?.state ?? {};
        if (
          mutation?.options.mutationKey?.[0] === 'favourites' &&
          status === 'success' &&
          variables === true
        ) {
          setKept(true);
        }
      }),
    [client],
  );
  return hasKept;
}
