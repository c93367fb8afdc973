import { preloadSheet } from './sheet.tsx';

/**
 * Props of a button that opens a sheet: it says so, and fetches the sheet's code before it is
 * pressed.
 */
export const opensSheet = {
  'aria-haspopup': 'dialog',
  onPointerEnter: preloadSheet,
  onFocus: preloadSheet,
} as const;
