import type { ReactNode } from 'react';
import { useIsStarted } from '../../lib/use-is-started.ts';
import { BrandLink } from '../../shell/brand-link.tsx';
import { LanguageButton } from '../../shell/language-button.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { cx } from '../../ui/cx.ts';
import { AccessPicture } from './access-picture.tsx';

/** The face of /login: a house over the form on a phone, beside it from 1024 px. No tabs, no footer. */
export function AccessLayout({ children }: { children: ReactNode }) {
  const isStarted = useIsStarted();
  return (
    // The picture's room is padding: a margin would reach through to the body, and move all of it once <main> is parsed.
    <div
      className={cx(
        'pt-62 lg:grid lg:min-h-dvh lg:grid-cols-2 lg:pt-0',
        !isStarted && 'in-data-person:invisible',
      )}
    >
      <div className="fixed inset-x-0 top-0 h-75 overflow-hidden lg:static lg:h-auto">
        <AccessPicture priority />
      </div>
      <MainLandmark className="relative min-h-[calc(100dvh-248px)] rounded-t-sheet bg-ground px-6 pt-6 pb-8 lg:grid lg:min-h-dvh lg:place-content-center lg:rounded-none">
        <div className="mx-auto max-w-form lg:w-105">
          <div className="flex items-center justify-between">
            <BrandLink />
            <LanguageButton className="-me-3" />
          </div>
          {children}
        </div>
      </MainLandmark>
    </div>
  );
}
