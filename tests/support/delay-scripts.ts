import type { BrowserContext } from '@playwright/test';

/** Holds back every script, as a slow network does; returns a function that releases them. */
export async function delayScripts(context: BrowserContext): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
