import { adDraft, deedDraft } from './ad-draft.ts';
import type { AdField, AdFields, AdMode } from './ad-fields.ts';

/** Error messages by field. */
export type ErrorMessages = Partial<Record<AdField, string>>;

export type AdForm = ReturnType<typeof createAdForm>;

/**
 * The form of an ad: its draft and its errors. It is one object while the form is open, and each
 * part of a step subscribes only to what it shows (`use-ad-field.ts`): the step is long, phones are
 * slow, and typing in one field must not render the others.
 */
export function createAdForm(propertyId: number | null) {
  const mode: AdMode = propertyId === null ? 'create' : 'edit';
  const draft = adDraft(propertyId);
  const deed = deedDraft(propertyId);
  const listeners = new Set<() => void>();
  let errors: ErrorMessages = {};
  let last: { typed: object; picture: object; fields: AdFields } | null = null;

  /** The current fields; the same object until one changes. */
  function fields(): AdFields {
    const typed = draft.current();
    const picture = deed.current();
    if (last?.typed !== typed || last.picture !== picture) {
      last = { typed, picture, fields: { ...typed, ...picture } };
    }
    return last.fields;
  }

  function showErrors(next: ErrorMessages): void {
    errors = next;
    for (const listener of listeners) listener();
  }

  return {
    mode,
    propertyId,
    draft,
    fields,
    value: <Name extends AdField>(name: Name): AdFields[Name] => fields()[name],
    error: (name: AdField): string | undefined => errors[name],
    hasErrors: (): boolean => Object.keys(errors).length > 0,
    showErrors,
    change({ receiptImage, ...part }: Partial<AdFields>): void {
      if (receiptImage !== undefined) deed.change({ receiptImage });
      if (Object.keys(part).length > 0) draft.change(part);
      const names = Object.keys(receiptImage === undefined ? part : { ...part, receiptImage }) as AdField[];
      if (!names.some((name) => errors[name])) return;
      // The user types again: clears the old error.
      const left = { ...errors };
      for (const name of names) delete left[name];
      showErrors(left);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const leave = [draft.subscribe(listener), deed.subscribe(listener)];
      return () => {
        listeners.delete(listener);
        for (const one of leave) one();
      };
    },
  };
}
