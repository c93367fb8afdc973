import { Check, Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { foldText } from '../lib/fold-text.ts';
import { cx } from './cx.ts';
import { Sheet } from './sheet.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { DESKTOP } from './use-media-query.ts';

export type PickerOption<Value extends string> = {
  value: Value;
  label: string;
  /** Small text at the end of the row: a count. */
  note?: ReactNode;
};

/** The texts of the picker's sheet. */
export type PickerTexts = {
  close: string;
  /** The search box's label and placeholder. */
  search: string;
  /** Shown where nothing matches. */
  nothing: string;
};

/** More rows than a screen shows. */
const FIRST_ROWS = 16;

interface PickerSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  options: readonly PickerOption<string>[];
  value: string | null;
  onPick: (value: string) => void;
  texts: PickerTexts;
  searchable: boolean;
  busy: boolean;
  busyLabel?: string;
  returnFocus: RefObject<HTMLElement | null>;
  onGone?: () => void;
}

/**
 * The list of a Picker: a combobox over a listbox (ARIA APG, «Editable Combobox With List
 * Autocomplete»).
 */
export function PickerSheet({ busyLabel = '', ...props }: PickerSheetProps) {
  const { open, onOpenChange, title, options, value, texts, searchable, busy } = props;
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const shown = useMemo(() => {
    const wanted = withoutKind(foldText(text).trim(), foldText(title));
    return wanted ? options.filter((option) => foldText(option.label).includes(wanted)) : options;
  }, [options, text, title]);
  // Rendering hundreds of rows would delay the frame in which the sheet opens: all but the first
  // follow it, unless the chosen row is among the later ones.
  const isRising = !useDeferredValue(open, false) && open;
  const isStartFar = shown.slice(FIRST_ROWS).some((option) => option.value === value);
  const rows = isRising && !isStartFar ? shown.slice(0, FIRST_ROWS) : shown;
  const at = shown.findIndex((option) => option.value === active);

  // Each opening starts at the chosen option, with an empty search.
  useEffect(() => {
    if (!open) return;
    setText('');
    setActive(value);
  }, [open, value]);
  useEffect(() => {
    if (open && active !== null)
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const pick = (option: PickerOption<string> | undefined) => {
    if (!option) return;
    props.onPick(option.value);
    onOpenChange(false);
  };
  const move = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, at, shown.length - 1, searchable);
    if (place !== undefined) {
      event.preventDefault();
      setActive(shown[place]?.value ?? null);
    } else if (event.key === 'Enter' || (event.key === ' ' && !searchable)) {
      event.preventDefault();
      pick(shown[at] ?? (text ? shown[0] : undefined));
    }
  };
  const optionId = (place: number) => `${id}-${place}`;
  const walk = { onKeyDown: move, 'aria-activedescendant': at >= 0 ? optionId(at) : undefined };

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={texts.close}
      size={searchable ? 'full' : 'auto'}
      // On a phone, focusing the search box would raise the keyboard over the list, so the list
      // gets the focus.
      initialFocus={searchable && hasKeyboard() ? search : list}
      returnFocus={props.returnFocus}
      onGone={props.onGone}
      bodyClassName="px-0! flex flex-col"
    >
      {searchable ? (
        <PickerSearch
          {...walk}
          ref={search}
          label={texts.search}
          listId={`${id}-list`}
          text={text}
          onChange={(typed) => {
            setText(typed);
            setActive(null);
          }}
        />
      ) : null}
      {busy ? (
        <PickerSkeleton label={busyLabel} />
      ) : (
        <div
          {...walk}
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={title}
          tabIndex={searchable ? -1 : 0}
          className="py-1 outline-none"
        >
          {rows.map((option, place) => (
            <PickerRow
              key={option.value}
              id={optionId(place)}
              option={option}
              isChosen={option.value === value}
              isActive={option.value === active}
              onPick={() => pick(option)}
              onKeyDown={move}
            />
          ))}
        </div>
      )}
      <p
        role="status"
        className={cx('px-8 py-10 text-center text-ink-2', (busy || shown.length > 0) && 'hidden')}
      >
        {busy || shown.length > 0 ? '' : texts.nothing}
      </p>
    </Sheet>
  );
}

interface PickerSearchProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  listId: string;
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-activedescendant': string | undefined;
}

function PickerSearch({ label, listId, text, onChange, ...input }: PickerSearchProps) {
  return (
    <div className="sticky top-0 z-1 bg-surface px-4 py-3 lg:px-6">
      <div className="flex h-12 items-center gap-2 rounded-field bg-sunken px-4 has-[input:focus-visible]:ring-focus">
        <Search aria-hidden className="icon-20 text-ink-2" />
        <input
          {...input}
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          data-own-focus=""
          className="h-12 w-full min-w-0 flex-1 bg-transparent"
        />
      </div>
    </div>
  );
}

function PickerSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-6 px-4 py-4 lg:px-6">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-5 w-1/3" />
    </Loading>
  );
}

interface PickerRowProps {
  id: string;
  option: PickerOption<string>;
  isChosen: boolean;
  /** The arrow keys have moved to it. */
  isActive: boolean;
  onPick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function PickerRow({ id, option, isChosen, isActive, onPick, onKeyDown }: PickerRowProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive ? '' : undefined}
      onClick={onPick}
      onKeyDown={onKeyDown}
      className={cx(
        'flex min-h-14 cursor-pointer items-center gap-3 px-4 [contain-intrinsic-size:auto_56px] [content-visibility:auto] lg:px-6',
        'data-active:bg-sunken hover:bg-sunken',
        isChosen && 'font-semibold text-on-palm-tint',
      )}
    >
      <span className="min-w-0 flex-1">{option.label}</span>
      {option.note ? <span className="text-small text-ink-2">{option.note}</span> : null}
      <Check aria-hidden className={cx('icon-20 text-palm', !isChosen && 'invisible')} />
    </div>
  );
}

/**
 * The index of the row that a key moves to from row `at` (-1: none). In a search box Home and End
 * move the caret instead.
 */
function placeAfter(key: string, at: number, last: number, searchable: boolean): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: at < 0 ? last : Math.max(at - 1, 0),
    ...(searchable ? {} : { Home: 0, End: last }),
  };
  return places[key];
}

/**
 * The search text without the list's own noun, which users often type: «حي الياسمين» in the list
 * «الحي», 'Yasmin neighbourhood' in 'Neighbourhood'. Expects both arguments folded.
 */
function withoutKind(wanted: string, title: string): string {
  const kind = title.replace(/^ال/, '');
  return wanted
    .split(/\s+/)
    .filter((word) => word !== kind)
    .join(' ');
}

/** Called while the sheet is open, so never on the server. */
function hasKeyboard(): boolean {
  return (
    typeof window !== 'undefined' && (window.matchMedia?.(`${DESKTOP} and (pointer: fine)`).matches ?? false)
  );
}
