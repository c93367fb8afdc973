const FAULTY = '[aria-invalid="true"], button[data-invalid], [data-invalid] input, [data-invalid] button';

/**
 * Moves the focus to a field, and brings all of it into view between the bars: its label too, which
 * the browser's own scrolling to a focused input leaves under the header.
 */
export function focusField(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  const field = control.closest('[data-field], fieldset[data-invalid]') ?? control;
  field.scrollIntoView({ block: 'nearest' });
  // Of a field that is higher than the screen, at least what it asks for.
  field.querySelector('label, legend, h2, h3')?.scrollIntoView({ block: 'nearest' });
}

/** The same for the first field that has an error; answers whether there is one. */
export function focusFirstError(box: ParentNode | null): boolean {
  const first = box?.querySelector<HTMLElement>(FAULTY);
  if (first) focusField(first);
  return Boolean(first);
}
