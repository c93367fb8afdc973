const FAULTY = '[aria-invalid="true"], button[data-invalid], [data-invalid] input, [data-invalid] button';

/**
 * Focuses a field and scrolls all of it into view between the bars, its label included: the
 * browser's own scrolling would leave the label under the header.
 */
export function focusField(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  const field = control.closest('[data-field], fieldset[data-invalid]') ?? control;
  field.scrollIntoView({ block: 'nearest' });
  // Of a field higher than the screen, at least the label is shown.
  field.querySelector('label, legend, h2, h3')?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the first field that has an error; returns whether there is one. */
export function focusFirstError(box: ParentNode | null): boolean {
  const first = box?.querySelector<HTMLElement>(FAULTY);
  if (first) focusField(first);
  return Boolean(first);
}
