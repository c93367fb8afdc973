import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreWritesBlocked, useWrites } from '../pwa/writes/use-writes.ts';
import { writeQueueOf } from '../pwa/writes/write-queue.ts';
import { opensSheet } from '../ui/opens-sheet.ts';
import { useToast } from '../ui/toast.tsx';
import { WriteTraySheet } from './write-tray-sheet.tsx';

interface WriteTrayProps {
  /** Something more urgent stands in its place. */
  isHidden: boolean;
  onShown: (isShown: boolean) => void;
}

/** Over the dock: how many writes wait for a network or were refused. Opens the list of them. */
export function WriteTray({ isHidden, onShown }: WriteTrayProps) {
  const { t } = useTranslation('device');
  const queue = writeQueueOf(useQueryClient());
  const toast = useToast();
  const writes = useWrites();
  const isBlocked = useAreWritesBlocked();
  const [isOpen, setOpen] = useState(false);
  const failed = writes.filter(({ failure }) => failure).length;
  const waiting = writes.length - failed;
  // What goes through at once is nobody's business.
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
      <WriteTraySheet writes={writes} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
