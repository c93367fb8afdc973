import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { amountAsTyped, caretBefore, digitCount, settledAmount } from './typed-amount.ts';

interface TypedAmount {
  /** As it stands in its field. */
  text: string;
  onChange: (text: string) => void;
}

/**
 * The input of an amount in riyals: thousands apart while it is typed, the caret staying between
 * the same digits; words and units are put in figures once it is left.
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
    // Words and units run their own way; bare figures stand as everywhere.
    dir: /\p{L}/u.test(text) ? 'auto' : 'ltr',
    value: text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // What is pasted brings its own marks.
      const isPasted = (nativeEvent as InputEvent).inputType === 'insertFromPaste';
      const shown = amountAsTyped(target.value, isPasted ? '' : text);
      // Only a text that is not just what was typed costs the caret its place.
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
