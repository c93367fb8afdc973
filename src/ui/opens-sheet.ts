import { preloadSheet } from './sheet.tsx';

/**
 * Props of a button that opens a sheet: `aria-haspopup`, and loading of the sheet's code before the
 * press.
 */
export const opensSheet = {
  'aria-haspopup': 'dialog',
  onPointerEnter: preloadSheet,
  onFocus: preloadSheet,
} as const;
