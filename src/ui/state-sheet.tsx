import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';
import type { SheetProps } from './sheet-panel.tsx';
import { StateMark } from './state-mark.tsx';

type StateSheetProps = Pick<
  SheetProps,
  'open' | 'onOpenChange' | 'title' | 'closeLabel' | 'dismissible' | 'returnFocus' | 'onGone'
> & {
  tone: 'success' | 'danger';
  icon: ReactNode;
  text?: ReactNode;
  /** Rendered between the text and the buttons. */
  children?: ReactNode;
  /** The buttons or links, one under the other. */
  actions?: ReactNode;
  /** The text changes while the sheet is open: screen readers announce it. */
  live?: boolean;
};

/** A sheet with one message or question: a mark, the title, a sentence and the actions. */
export function StateSheet({ tone, icon, text, children, actions, live, ...sheet }: StateSheetProps) {
  return (
    <Sheet {...sheet} header="none">
      <div className="flex flex-col px-2 pt-6 text-center" aria-live={live ? 'polite' : undefined}>
        <StateMark tone={tone}>{icon}</StateMark>
        <p aria-hidden className="mt-4 text-title-1">
          {sheet.title}
        </p>
        {text ? <p className="mt-1 text-read text-balance text-ink-2">{text}</p> : null}
        {children}
        {actions ? <div className="mt-6 flex flex-col gap-2">{actions}</div> : null}
      </div>
    </Sheet>
  );
}
