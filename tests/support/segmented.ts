import type { Locator, Page } from '@playwright/test';

/**
 * Chooses one of a few that stand side by side (src/ui/segmented.tsx) by its word, as a finger
 * does: the input itself is out of sight. Waits until it stands still, which a forced check does
 * not: in a sheet that still rises that one presses beside it.
 */
export const toggle = (scope: Page | Locator, group: string, word: string) =>
  scope
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: word, exact: true })
    .locator('xpath=ancestor::label')
    .click();
