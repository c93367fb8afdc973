import type { Locator, Page } from '@playwright/test';

/**
 * Chooses an option of a segmented control (src/ui/segmented.tsx) by its label, since the input
 * itself is hidden. Unlike a forced check, the click waits for animations: in a sheet that is still
 * opening, a forced check misses.
 */
export const toggle = (scope: Page | Locator, group: string, word: string) =>
  scope
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: word, exact: true })
    .locator('xpath=ancestor::label')
    .click();
