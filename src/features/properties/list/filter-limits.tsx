import { ArrowLeftRight, CircleAlert } from 'lucide-react';
import { type FocusEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../../../../contract/typed-amount.ts';
import { formatCount } from '../../../lib/digits.ts';
import { isUnclearAmount } from '../../../lib/typed-amount.ts';
import { useTypedAmount } from '../../../lib/use-typed-amount.ts';
import { cx } from '../../../ui/cx.ts';
import { boxClasses } from '../../../ui/field-frame.tsx';

interface Limits {
  from: number | undefined;
  to: number | undefined;
}

interface FilterLimitsProps extends Limits {
  /** What is limited: part of each field's name. */
  name: string;
  unit: ReactNode;
  /**
   * Digits of a count; `money`: an amount, which has its own limit and may include a unit («٨٠٠
   * ألف»).
   */
  maxDigits: number | 'money';
  onChange: (limits: Limits) => void;
}

/**
 * A lower and an upper limit. Accepts numbers in either script; limits in the wrong order are
 * swapped visibly on blur. Text that is no amount gets a note and makes its field invalid.
 */
export function FilterLimits({ name, unit, maxDigits, from, to, onChange }: FilterLimitsProps) {
  const { t } = useTranslation(['properties', 'search']);
  const noteId = useId();
  const [isSwapped, setSwapped] = useState(false);
  const [unclear, setUnclear] = useState({ from: false, to: false });
  const isAnyUnclear = unclear.from || unclear.to;
  const isMoney = maxDigits === 'money';
  const isUnclear = (text: string) =>
    isMoney ? isUnclearAmount(text) : text !== '' && countOf(text) === null;
  const note = isAnyUnclear
    ? t(isMoney ? 'search:filters.unclear' : 'search:filters.unclearCount', { name })
    : isSwapped
      ? t('search:filters.swapped')
      : to === 0
        ? t('search:filters.zeroLimit')
        : '';
  const judge = (target: EventTarget) => {
    if (target instanceof HTMLInputElement)
      setUnclear((before) => ({ ...before, [target.name]: isUnclear(target.value) }));
  };
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLFieldSetElement>) => {
    judge(target);
    if (currentTarget.contains(relatedTarget) || from === undefined || !to || from <= to) return;
    setSwapped(true);
    onChange({ from: to, to: from });
  };
  const change = (limits: Limits) => {
    setSwapped(false);
    onChange(limits);
  };
  const countOf = (text: string) => {
    const amount = typedAmount(text);
    return amount !== null && Number.isInteger(amount) && String(amount).length <= Number(maxDigits)
      ? amount
      : null;
  };
  const field = (limit: 'from' | 'to') => ({
    word: t(`search:filters.${limit}`),
    label: t('search:filters.limitOf', { name, limit: t(`search:filters.${limit}`) }),
    limit,
    unit,
    read: isMoney ? typedAmount : countOf,
    describedBy: note ? noteId : undefined,
    isUnclear: unclear[limit],
    value: limit === 'from' ? from : to,
    onChange: (value: number | undefined) => {
      setUnclear((before) => ({ ...before, [limit]: false }));
      change({ from, to, [limit]: value });
    },
  });
  return (
    <fieldset
      onBlur={leave}
      // Enter submits the form: validates the field first.
      onKeyDown={({ key, target }) => key === 'Enter' && judge(target)}
      className="min-w-0"
    >
      <legend className="sr-only">{name}</legend>
      <div className="flex gap-2">
        <LimitField {...field('from')} />
        <LimitField {...field('to')} />
      </div>
      <p
        id={noteId}
        role="status"
        className={cx(
          'flex items-center gap-1.5 text-small not-empty:mt-2',
          isAnyUnclear ? 'font-semibold text-on-danger-tint' : 'text-ink-2',
        )}
      >
        {note ? (
          <>
            {isAnyUnclear ? (
              <CircleAlert aria-hidden className="icon-16 flex-none" />
            ) : isSwapped ? (
              <ArrowLeftRight aria-hidden className="icon-16" />
            ) : null}
            <span>{note}</span>
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
  read: (text: string) => number | null;
  limit: 'from' | 'to';
  describedBy: string | undefined;
  /** The text left in the field is no amount. */
  isUnclear: boolean;
  onChange: (value: number | undefined) => void;
}

/**
 * An amount or a count. Shows the typed text while it equals the value, else the value: a slider
 * may change it.
 */
function LimitField({ value, read, onChange, ...box }: LimitFieldProps) {
  const [typed, setTyped] = useState('');
  // No limit and 0 are the same: «0» is the beginning of «0.5 مليون».
  const isOwn = (read(typed) || undefined) === (value || undefined);
  const input = useTypedAmount({
    text: isOwn ? typed : value === undefined ? '' : formatCount(value),
    onChange: (text) => {
      setTyped(text);
      onChange(read(text) ?? undefined);
    },
  });
  return (
    <LimitBox {...box}>
      <input {...inputProps(box)} {...input} inputMode="decimal" />
    </LimitBox>
  );
}

type BoxProps = Omit<LimitFieldProps, 'value' | 'read' | 'onChange'>;

function LimitBox({ word, unit, isUnclear, children }: BoxProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input comes as its child
    <label className={boxClasses({ bad: isUnclear, className: 'min-w-0 flex-1 cursor-text' })}>
      <span aria-hidden className="text-small text-ink-2 ltr:-order-2">
        {word}
      </span>
      {children}
      <span aria-hidden className="inline-flex text-small text-ink-2 has-[svg]:text-body">
        {unit}
      </span>
    </label>
  );
}

const inputProps = ({ label, limit, describedBy, isUnclear }: BoxProps) => ({
  name: limit,
  'aria-invalid': isUnclear || undefined,
  'aria-label': label,
  'aria-describedby': describedBy,
  autoComplete: 'off',
  'data-own-focus': '',
  className: 'num h-field w-full min-w-0 flex-1 bg-transparent rtl:text-end',
});
