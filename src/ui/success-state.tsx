import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FaceMark } from './state-mark.tsx';

interface DoneFaceProps {
  title: string;
  text: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** A form went through: it is read out, and the page begins at its top. */
export function DoneFace({ title, text, children }: DoneFaceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-col px-2 pt-10 text-center">
      <FaceMark tone="success">
        <Check aria-hidden />
      </FaceMark>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-title-1 outline-none">
        {title}
      </h2>
      <p className="mt-1 text-read text-balance text-ink-2">{text}</p>
      <div className="mt-8 flex flex-col gap-2">{children}</div>
    </div>
  );
}
