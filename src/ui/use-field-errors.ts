import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusFirstError } from './focus-field.ts';

/** What is wrong, by field; a field without an error is undefined. */
type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * What is wrong with a form's fields, found by the form itself or by the server. Whenever an error
 * is shown, the first field that has one takes the focus, so that a screen reader reads the field
 * with its error.
 */
export function useFieldErrors<Field extends string>(
  form: RefObject<HTMLElement | null>,
  /** Known when the form appears. */
  initial: FieldErrors<Field> = {},
) {
  const [shown, setShown] = useState({ errors: initial, turn: 0 });
  useEffect(() => {
    if (shown.turn > 0) focusFirstError(form.current);
  }, [form, shown.turn]);
  return {
    errors: shown.errors,
    /** Shows these and drops all others; answers whether there is any. */
    show: useCallback((errors: FieldErrors<Field>): boolean => {
      const isAny = Object.values(errors).some(Boolean);
      setShown(({ turn }) => ({ errors, turn: isAny ? turn + 1 : turn }));
      return isAny;
    }, []),
    /** The person types again: the old errors of these fields no longer hold. */
    forget: useCallback((...fields: Field[]) => {
      setShown((now) => {
        if (!fields.some((field) => now.errors[field])) return now;
        const errors = { ...now.errors };
        for (const field of fields) delete errors[field];
        return { ...now, errors };
      });
    }, []),
  };
}
