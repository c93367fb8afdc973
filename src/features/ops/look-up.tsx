import { Search } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/text-field.tsx';
import { OpsLink } from './ops-link.tsx';
import { PaneError } from './pane-states.tsx';

/** Debounces typing. */
const SETTLE_MS = 250;

/** The box's text, and the debounced query. */
export function useLookUp(initial = '') {
  const [typed, setTyped] = useState(initial);
  return { typed, onType: setTyped, query: useDebounced(typed.trim(), SETTLE_MS) };
}

interface SearchBoxProps {
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function SearchBox({ onType, typed, ...field }: SearchBoxProps) {
  return (
    <TextField
      {...field}
      type="search"
      name="q"
      autoComplete="off"
      maxLength={60}
      icon={<Search aria-hidden />}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

interface LookUpProps extends Omit<SearchBoxProps, 'ref'> {
  title: string;
  /** Between the box and the list. */
  filter?: ReactNode;
  /** The results. */
  list: ReactNode;
  /** Whether a result is open: a phone shows one column at a time. */
  isOpen: boolean;
  /** The open result, or a text without one. */
  children: ReactNode;
}

/** A search box with its results, and the open one beside them. */
export function LookUp({
  title,
  label,
  placeholder,
  typed,
  onType,
  filter,
  list,
  isOpen,
  children,
}: LookUpProps) {
  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={title}
        className={cx(
          'flex w-full flex-none flex-col lg:w-96 lg:border-e lg:border-line',
          isOpen && 'max-lg:hidden',
        )}
      >
        <div className="flex flex-none flex-col gap-3 px-gutter pt-4 pb-3 lg:px-4">
          <h1 className="text-title-3">{title}</h1>
          <SearchBox {...{ label, placeholder, typed, onType }} />
          {filter}
        </div>
        <div className="min-h-0 flex-1 lg:relative lg:overflow-y-auto">{list}</div>
      </section>
      <div className={cx('flex min-w-0 flex-1 flex-col', !isOpen && 'max-lg:hidden')}>{children}</div>
    </div>
  );
}

interface FoundListProps {
  error: Error | null;
  onRetry: () => void;
  /** The text without results; null otherwise. */
  none: string | null;
  children: ReactNode;
}

/** The results, an error, or a text for none. */
export function FoundList({ error, onRetry, none, children }: FoundListProps) {
  return (
    <>
      {error ? <PaneError error={error} onRetry={onRetry} /> : null}
      <p role="status" className="px-gutter text-small text-ink-2 lg:px-4">
        {none}
      </p>
      <ul>{children}</ul>
    </>
  );
}

interface FoundProps {
  to: string;
  isOpen: boolean;
  children: ReactNode;
}

/** One result. */
export function Found({ to, isOpen, children }: FoundProps) {
  return (
    <li className="border-b border-line">
      <OpsLink
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className={cx(
          'block px-gutter py-3 -outline-offset-2 lg:px-4',
          isOpen ? 'bg-palm-tint' : 'hover:bg-sunken',
        )}
      >
        {children}
      </OpsLink>
    </li>
  );
}
