import type { BrowserContext } from '@playwright/test';

/** Keeps every script on its way, as a slow network does; gives the way to let them through. */
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
