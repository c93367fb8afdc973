import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { LazyHydration } from '../../ui/lazy-hydration.tsx';
import { railHead } from '../../ui/rail.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';

/**
 * Heights of sections that are not laid out yet, exact so that "back" restores the scroll position.
 * The sections' padding shows their cards' shadows.
 */
const DEEP = {
  cards: '[contain-intrinsic-height:auto_401px] lg:[contain-intrinsic-height:auto_418px]',
  tiles: '[contain-intrinsic-height:auto_238px]',
};

interface HomeSectionProps {
  title: string;
  action?: ReactNode;
  /** Under the title. */
  note?: ReactNode;
  /**
   * Well below the first screen: laid out and hydrated only when near. The value names the content,
   * for its height.
   */
  deep?: keyof typeof DEEP;
  className?: string;
  children: ReactNode;
}

/** A titled section of the home screen, as wide as the page; its children add the gutter. */
export function HomeSection({ title, action, note, deep, className = 'mt-8', children }: HomeSectionProps) {
  const id = useId();
  const Box = deep ? LazySection : 'section';
  return (
    <Box
      aria-labelledby={id}
      className={cx(
        'relative mx-auto w-full max-w-[calc(var(--content)+2*var(--gutter))]',
        className,
        deep && `-mb-7 pb-7 [content-visibility:auto] ${DEEP[deep]}`,
      )}
    >
      <div className="px-gutter">
        <SectionHeader
          title={title}
          id={id}
          action={action}
          className={cx(railHead, note ? 'mb-0!' : null)}
        />
        {note ? <p className="-mt-1 mb-3 text-small text-ink-2">{note}</p> : null}
      </div>
      {children}
    </Box>
  );
}

function LazySection(section: ComponentProps<'div'>) {
  return <LazyHydration as="section" {...section} />;
}
