import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { OwnText } from './own-text.tsx';

/**
 * The five tabs at the thumb. Children are links with `tabClasses()` round a `TabFace`. Gone from
 * 1024 px.
 */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      data-dock="tabs"
      className="vt-tab-bar fixed inset-x-0 bottom-0 z-(--z-bar) grid auto-cols-fr grid-flow-col bg-surface pb-safe-bottom shadow-[0_-1px_0_var(--line)] lg:hidden"
    >
      {children}
    </nav>
  );
}

/** The link of one tab. Mark the chosen one with `aria-current="page"` as well. */
export function tabClasses({ active = false }: { active?: boolean } = {}): string {
  return cx(
    'flex h-tabbar flex-col items-center justify-center gap-0.5 text-tab outline-offset-[-4px]',
    active ? 'font-semibold text-on-palm-tint [&_svg]:fill-palm/22' : 'text-ink-2',
  );
}

/** What a tab shows: icon in a pill, word under it. `add` is the only filled one. */
export function TabFace({
  icon,
  active = false,
  add = false,
  children,
}: {
  icon: ReactNode;
  active?: boolean;
  add?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <span
        className={cx(
          'grid min-h-8 w-14 place-items-center rounded-full transition-transform [&>svg]:icon-24',
          add ? 'bg-palm text-on-palm' : active && 'bg-palm-tint',
        )}
      >
        {icon}
      </span>
      <OwnText>{children}</OwnText>
    </>
  );
}
