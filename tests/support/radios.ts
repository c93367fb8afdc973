import type { Locator } from 'playwright-core';

/**
 * Chooses a radio by its label, as a finger does: the input itself is out of sight. Waits until it stands still, which
 * a forced check does not: in a sheet that still rises that one presses beside it.
 */
export const choose = (radio: Locator) => radio.locator('xpath=ancestor::label').click();
