import type { ReactNode } from 'react';
import { useIsStarted } from '../../lib/use-is-started.ts';
import { BrandLink } from '../../shell/brand-link.tsx';
import { CompactFooter } from '../../shell/footer.tsx';
import { LanguageButton } from '../../shell/language-button.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { ShareAppButton } from '../../shell/share-app-button.tsx';
import { cx } from '../../ui/cx.ts';
import { AccessPicture } from './access-picture.tsx';

/**
 * The layout of /login: the bar, and below it a picture above the form on phones, beside it from
 * 1024 px. No tabs.
 */
export function AccessLayout({ children }: { children: ReactNode }) {
  const isStarted = useIsStarted();
  return (
    <div
      className={cx(
        'lg:relative lg:grid lg:min-h-dvh lg:grid-cols-2',
        !isStarted && 'in-data-person:invisible',
      )}
    >
      <header className="sticky top-0 z-(--z-bar) bg-ground pt-safe-top lg:absolute lg:inset-x-0 lg:start-1/2">
        <div className="flex min-h-topbar items-center justify-between ps-6 pe-1 lg:pt-6 lg:pe-6">
          <BrandLink />
          <div className="flex items-center">
            <LanguageButton />
            <ShareAppButton />
          </div>
        </div>
      </header>
      <div className="fixed inset-x-0 top-[calc(var(--topbar)+var(--safe-top))] h-61 overflow-hidden lg:static lg:h-auto">
        <AccessPicture priority />
      </div>
      <div className="relative mt-48 flex min-h-[calc(100dvh-248px)] flex-col rounded-t-sheet bg-ground lg:mt-0 lg:min-h-dvh lg:rounded-none">
        <MainLandmark className="flex-1 px-6 pt-6 pb-8 lg:grid lg:place-content-center">
          <div className="mx-auto max-w-form lg:w-105">{children}</div>
        </MainLandmark>
        <CompactFooter />
      </div>
    </div>
  );
}
