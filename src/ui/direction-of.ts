export type Direction = 'ltr' | 'rtl';

/**
 * The reading direction of an element, from the nearest `dir`. Only for event handlers and effects.
 */
export function directionOf(element: Element): Direction {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
}
