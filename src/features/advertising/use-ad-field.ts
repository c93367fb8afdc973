import { useRef, useSyncExternalStore } from 'react';
import { type AdField, type AdFields, idsOf, NO_FIELDS } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';

/** A field's value; renders again only when that changes. */
export function useAdValue<Name extends AdField>(form: AdForm, name: Name): AdFields[Name] {
  return useSyncExternalStore(
    form.subscribe,
    () => form.value(name),
    () => NO_FIELDS[name],
  );
}

/** The message of a field's error. */
export function useAdError(form: AdForm, name: AdField): string | undefined {
  return useSyncExternalStore(
    form.subscribe,
    () => form.error(name),
    () => undefined,
  );
}

/** Several fields at once: the same object until one of them changes. `names` must be constant. */
export function useAdValues<Name extends AdField>(
  form: AdForm,
  names: readonly Name[],
): Pick<AdFields, Name> {
  const last = useRef<Pick<AdFields, Name> | null>(null);
  const read = () => {
    const known = last.current;
    if (known && names.every((name) => known[name] === form.value(name))) return known;
    const entries = names.map((name) => [name, form.value(name)]);
    last.current = Object.fromEntries(entries) as Pick<AdFields, Name>;
    return last.current;
  };
  return useSyncExternalStore(form.subscribe, read, () => NO_FIELDS);
}

/** Whether a list of ids has this one. */
export function useIsListed(form: AdForm, name: AdField, id: number): boolean {
  return useSyncExternalStore(
    form.subscribe,
    () => idsOf(form.value(name)).includes(id),
    () => false,
  );
}

/** Whether any error is shown. */
export function useHasErrors(form: AdForm): boolean {
  return useSyncExternalStore(form.subscribe, form.hasErrors, () => false);
}
