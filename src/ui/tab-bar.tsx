import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { OwnText } from './own-text.tsx';

/**
 * The five tabs at the bottom of a phone. Children are links with `tabClasses()` round a `TabFace`.
 * Hidden from 1024 px.
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

/** The look of a tab's link. Mark the current one with `aria-current="page"` as well. */
export function tabClasses({ active = false }: { active?: boolean } = {}): string {
  return cx(
    'flex h-tabbar flex-col items-center justify-center gap-0.5 text-tab outline-offset-[-4px]',
    active ? 'font-semibold text-on-palm-tint [&_svg]:fill-palm/22' : 'text-ink-2',
  );
}

/** The content of a tab: an icon in a pill, a word under it. Only `add` is filled. */
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
