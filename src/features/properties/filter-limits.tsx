import { ArrowLeftRight } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, onlyDigits } from '../../lib/digits.ts';
import { boxClasses } from '../../ui/field-frame.tsx';

interface Limits {
  from: number | undefined;
  to: number | undefined;
}

interface FilterLimitsProps extends Limits {
  /** What is limited: part of each field's name. */
  name: string;
  unit: ReactNode;
  maxDigits: number;
  onChange: (limits: Limits) => void;
}

/**
 * A lower and an upper limit. Numbers may be typed in either script; the wrong way round, they change
 * places under the reader's eyes once he leaves them.
 */
export function FilterLimits({ name, unit, maxDigits, from, to, onChange }: FilterLimitsProps) {
  const { t } = useTranslation(['properties', 'search']);
  const noteId = useId();
  const [isSwapped, setSwapped] = useState(false);
  const note = isSwapped ? t('search:filters.swapped') : to === 0 ? t('search:filters.zeroLimit') : '';
  const swap = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (currentTarget.contains(relatedTarget) || from === undefined || !to || from <= to) return;
    setSwapped(true);
    onChange({ from: to, to: from });
  };
  const change = (limits: Limits) => {
    setSwapped(false);
    onChange(limits);
  };
  const field = { unit, maxDigits, describedBy: note ? noteId : undefined };
  return (
    <fieldset onBlur={swap} className="min-w-0">
      <legend className="sr-only">{name}</legend>
      <div className="flex gap-2">
        <LimitField
          {...field}
          word={t('search:filters.from')}
          label={t('search:filters.limitOf', { name, limit: t('search:filters.from') })}
          value={from}
          onChange={(value) => change({ from: value, to })}
        />
        <LimitField
          {...field}
          word={t('search:filters.to')}
          label={t('search:filters.limitOf', { name, limit: t('search:filters.to') })}
          value={to}
          onChange={(value) => change({ from, to: value })}
        />
      </div>
      <p id={noteId} role="status" className="flex items-center gap-1.5 text-small text-ink-2 not-empty:mt-2">
        {note ? (
          <>
            {isSwapped ? <ArrowLeftRight aria-hidden className="icon-16" /> : null}
            {note}
          </>
        ) : null}
      </p>
    </fieldset>
  );
}

interface LimitFieldProps {
  word: string;
  label: string;
  unit: ReactNode;
  value: number | undefined;
  maxDigits: number;
  describedBy: string | undefined;
  onChange: (value: number | undefined) => void;
}

/** Plain digits while it is typed in, so that the caret stays; grouped by thousands otherwise. */
function LimitField({ word, label, unit, value, maxDigits, describedBy, onChange }: LimitFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const shown = value === undefined ? '' : isTyping ? String(value) : formatCount(value);
  return (
    <label className={boxClasses({ className: 'min-w-0 flex-1 cursor-text' })}>
      <span aria-hidden className="text-small text-ink-2">
        {word}
      </span>
      <input
        aria-label={label}
        aria-describedby={describedBy}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        data-own-focus=""
        value={shown}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={(event) => {
          const digits = onlyDigits(event.target.value, maxDigits);
          onChange(digits === '' ? undefined : Number(digits));
        }}
        className="num h-field w-full min-w-0 flex-1 bg-transparent rtl:text-end"
      />
      <span aria-hidden className="text-small text-ink-2">
        {unit}
      </span>
    </label>
  );
}
