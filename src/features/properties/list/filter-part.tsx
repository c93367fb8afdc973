import type { ReactNode } from 'react';

interface FilterPartProps {
  title: string;
  /** 2 on a screen, 3 in a sheet. */
  level: 2 | 3;
  /** Who opened the filters came for this one: it is in view at once. */
  isStart?: boolean;
  children: ReactNode;
}

const bringToView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'start' });

/** One of the things that a home is searched by, under its name. */
export function FilterPart({ title, level, isStart = false, children }: FilterPartProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section ref={isStart ? bringToView : undefined} data-field="" className="py-6">
      <Heading className="mb-3 text-title-3">{title}</Heading>
      {children}
    </section>
  );
}
