import { ChevronLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsStarted } from '../../lib/use-is-started.ts';
import { BackLink } from '../../shell/back-link.tsx';
import { CompactFooter } from '../../shell/footer.tsx';
import { LanguageButton } from '../../shell/language-button.tsx';
import { MainLandmark } from '../../shell/main-landmark.tsx';
import { cx } from '../../ui/cx.ts';
import { focusFirstError } from '../../ui/focus-field.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Steps } from '../../ui/steps.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { AccessPicture } from './access-picture.tsx';

/** Hides the server's first step before hydration where this tab's draft is at a later step. */
const UNSEEN_BEFORE_START = {
  registration: 'in-[[data-drafts~=registration]]:invisible',
  reset: 'in-[[data-drafts~=reset]]:invisible',
};

interface StepsLayoutProps {
  title: string;
  /** The draft that decides which step is shown. */
  draft: keyof typeof UNSEEN_BEFORE_START;
  /** From 1. */
  step: number;
  total: number;
  /** Identifies the content: when it changes, the new heading gets the focus. */
  face: string;
  /** The step's subject, shown after its number. */
  stepName: string;
  /** Goes to the previous step; omitted where "back" leaves the screen. */
  onBack?: () => void;
  children: ReactNode;
}

/**
 * The layout of access screens with steps: bar, steps, one column; a picture beside it from 1024
 * px.
 */
export function StepsLayout({
  title,
  draft,
  step,
  total,
  face,
  stepName,
  onBack,
  children,
}: StepsLayoutProps) {
  const { t } = useTranslation(['access', 'shell']);
  const isStarted = useIsStarted();
  const column = useRef<HTMLDivElement>(null);
  useFocusOnFace(column, face);
  return (
    <div className={cx('lg:grid lg:min-h-dvh lg:grid-cols-2', !isStarted && 'in-data-person:invisible')}>
      <div className="sticky top-0 hidden h-dvh lg:block">
        <AccessPicture />
      </div>
      <div
        ref={column}
        className="mx-auto flex min-h-dvh w-full max-w-[calc(var(--container-form)+2*var(--gutter))] flex-col lg:max-w-125"
      >
        <TopBar
          title={title}
          start={
            onBack ? (
              <IconButton label={t('shell:back')} onClick={onBack}>
                <ChevronLeft aria-hidden className="flip icon-24" />
              </IconButton>
            ) : (
              <BackLink />
            )
          }
          end={<LanguageButton />}
          className="lg:pt-6"
        />
        <MainLandmark
          className={cx('flex flex-1 flex-col px-6 pb-8', !isStarted && UNSEEN_BEFORE_START[draft])}
        >
          <Steps total={total} current={step} label={t('steps.label', { step, total })} />
          <p aria-hidden className="mt-2.5 text-small text-ink-2">
            <span>{t('steps.label', { step, total })}</span> • <span>{stepName}</span>
          </p>
          {children}
        </MainLandmark>
        <CompactFooter />
      </div>
    </div>
  );
}

/**
 * When `face` changes, scrolls to the top and focuses the first field with an error, else the
 * heading. Does nothing for the face shown first.
 */
function useFocusOnFace(column: RefObject<HTMLElement | null>, face: string): void {
  const isStarted = useIsStarted();
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Before hydration, the tab's step is unknown.
    if (!isStarted) return;
    const isMoved = last.current !== null && last.current !== face;
    last.current = face;
    if (!isMoved) return;
    window.scrollTo({ top: 0 });
    if (!focusFirstError(column.current)) column.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [column, isStarted, face]);
}
