import { type RefObject, useCallback, useEffect, useState } from 'react';
import { focusFirstError } from './focus-field.ts';

/** Error messages by field; undefined where a field has no error. */
type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * A form's errors, from the form itself or the server. Whenever errors are shown, the first field
 * with one gets the focus, so that a screen reader reads the field with its error.
 */
export function useFieldErrors<Field extends string>(
  form: RefObject<HTMLElement | null>,
  /** Errors present when the form mounts. */
  initial: FieldErrors<Field> = {},
) {
  const [shown, setShown] = useState({ errors: initial, turn: 0 });
  useEffect(() => {
    if (shown.turn > 0) focusFirstError(form.current);
  }, [form, shown.turn]);
  return {
    errors: shown.errors,
    /** Shows these and drops all others; returns whether there is any. */
    show: useCallback((errors: FieldErrors<Field>): boolean => {
      const isAny = Object.values(errors).some(Boolean);
      setShown(({ turn }) => ({ errors, turn: isAny ? turn + 1 : turn }));
      return isAny;
    }, []),
    /** The user types again: clears the errors of these fields. */
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
