import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { StateMark } from './state-mark.tsx';

interface SuccessStateProps {
  title: string;
  text: ReactNode;
  /** The next steps: links or buttons. */
  children: ReactNode;
}

/** Shown after a form was sent: scrolls to the top and focuses the heading, to be read out. */
export function SuccessState({ title, text, children }: SuccessStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-col px-2 pt-10 text-center">
      <StateMark tone="success">
        <Check aria-hidden />
      </StateMark>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-title-1 outline-none">
        {title}
      </h2>
      <p className="mt-1 text-read text-balance text-ink-2">{text}</p>
      <div className="mt-8 flex flex-col gap-2">{children}</div>
    </div>
  );
}
