import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { amountAsTyped, caretBefore, digitCount, settledAmount } from './typed-amount.ts';

interface TypedAmount {
  /** The field's text. */
  text: string;
  onChange: (text: string) => void;
}

/**
 * Props for the input of an amount in riyals: groups thousands while the user types, keeps the
 * caret between the same digits, and converts words and units to figures on blur.
 */
export function useTypedAmount({ text, onChange }: TypedAmount) {
  const input = useRef<HTMLInputElement>(null);
  const digitsAfter = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digitsAfter.current === null || document.activeElement !== input.current) return;
    const caret = caretBefore(text, digitsAfter.current);
    input.current?.setSelectionRange(caret, caret);
    digitsAfter.current = null;
  });
  return {
    ref: input,
    // Words and units keep their own direction; bare figures are left-to-right.
    dir: /\p{L}/u.test(text) ? 'auto' : 'ltr',
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // Pasted text has its own marks.
      const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
      const shown = amountAsTyped(target.value, isPasted ? '' : text);
      // The caret moves only if the shown text differs from the typed one.
      const after = target.value.slice(target.selectionStart ?? target.value.length);
      digitsAfter.current = shown === target.value ? null : digitCount(after);
      onChange(shown);
    },
    onBlur: () => {
      const settled = settledAmount(text);
      if (settled !== text) onChange(settled);
    },
  };
}
