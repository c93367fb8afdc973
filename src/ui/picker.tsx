import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { boxClasses, FieldFrame, useFieldIds } from './field-frame.tsx';
import { lazyPart } from './lazy-part.tsx';
import { LazySheet } from './lazy-sheet.tsx';
import type { PickerOption, PickerTexts } from './picker-sheet.tsx';
import { preloadSheet } from './sheet.tsx';

const load = () => import('./picker-sheet.tsx');
const PickerSheet = lazyPart(async () => (await load()).PickerSheet);

function preload() {
  preloadSheet();
  void load().catch(() => undefined);
}

type PickerProps<Value extends string> = {
  label: string;
  options: readonly PickerOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown where no option is chosen. */
  placeholder: string;
  texts: PickerTexts;
  /**
   * 'tile': sunken, label over value. 'field': a form field with the label above. 'bare': a cell of
   * the wide search bar.
   */
  variant?: 'tile' | 'field' | 'bare';
  /** False omits the search box; by default lists of 9 options or more have one. */
  searchable?: boolean;
  /** The options are loading: the sheet opens and shows `busyLabel`. */
  busy?: boolean;
  busyLabel?: string;
  /** Called when the sheet is about to open: the time to fetch options. */
  onOpen?: () => void;
  /** Called when the sheet has left the screen. */
  onGone?: () => void;
  disabled?: boolean;
  id?: string;
  /** Submits the value with a form. */
  name?: string;
  /** `variant="field"` only. */
  optional?: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/**
 * Chooses one of many options: a button with label and value that opens a sheet with a searchable
 * list.
 */
export function Picker<Value extends string>(props: PickerProps<Value>) {
  const { label, options, value, onChange, placeholder, variant = 'tile', disabled, onOpen, error } = props;
  const ids = useFieldIds(props.id, props);
  const valueId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const field = variant === 'field';
  const trigger = (
    <button
      ref={button}
      id={ids.control}
      type="button"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-labelledby={`${ids.label} ${valueId}`}
      aria-describedby={field ? ids.describedBy : undefined}
      data-invalid={error ? '' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        onOpen?.();
        setUsed(true);
        setOpen(true);
      }}
      className={
        field
          ? boxClasses({ bad: Boolean(error) })
          : cx(
              'press flex w-full min-w-0 items-center gap-2 rounded-field text-start disabled:text-ink-2',
              variant === 'tile' ? 'min-h-15 bg-sunken px-3' : 'min-h-16 px-4',
              props.className,
            )
      }
    >
      <span className="min-w-0 flex-1">
        {field ? null : (
          <span id={ids.label} className="block truncate text-caption text-ink-2">
            {label}
          </span>
        )}{' '}
        <span
          id={valueId}
          className={cx(
            'block truncate',
            field ? 'text-body' : 'text-body-strong',
            field && !chosen && 'text-ink-3',
          )}
        >
          {chosen?.label ?? placeholder}
        </span>
      </span>
      <ChevronDown aria-hidden className={field ? 'icon-20' : 'icon-18'} />
    </button>
  );
  return (
    <>
      {field ? (
        <FieldFrame
          {...{ label, ids, error, optional: props.optional, hint: props.hint, className: props.className }}
        >
          {trigger}
        </FieldFrame>
      ) : (
        trigger
      )}
      {props.name ? <input type="hidden" name={props.name} value={value ?? ''} /> : null}
      {used ? (
        <LazySheet isOpen={open}>
          <PickerSheet
            open={open}
            onOpenChange={setOpen}
            title={label}
            options={options}
            value={value}
            onPick={(picked) => onChange(picked as Value)}
            texts={props.texts}
            searchable={props.searchable ?? options.length > 8}
            busy={props.busy ?? false}
            busyLabel={props.busyLabel}
            returnFocus={button}
            onGone={props.onGone}
          />
        </LazySheet>
      ) : null}
    </>
  );
}
