import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusFirstFault } from './first-fault.ts';

/** What is wrong, by field; a field without a fault is undefined. */
type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * What is wrong with a form's fields, found by the form itself or told by the server. Whenever something is
 * shown the first field concerned takes the focus, so that a screen reader reads it with its fault.
 */
export function useFieldErrors<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  /** Known when the form appears. */
  initial: FieldErrors<Field> = {},
) {
  const [shown, setShown] = useState({ errors: initial, turn: 0 });
  useEffect(() => {
    if (shown.turn > 0) focusFirstFault(form.current);
  }, [form, shown.turn]);
  return {
    errors: shown.errors,
    /** Shows these and drops all others; answers whether there is any. */
    show: useCallback((errors: FieldErrors<Field>): boolean => {
      const isAny = Object.values(errors).some(Boolean);
      setShown(({ turn }) => ({ errors, turn: isAny ? turn + 1 : turn }));
      return isAny;
    }, []),
    /** Typing again: the old fault no longer holds. */
    forget: useCallback((field: Field) => {
      setShown((now) =>
        now.errors[field] ? { ...now, errors: { ...now.errors, [field]: undefined } } : now,
      );
    }, []),
  };
}
