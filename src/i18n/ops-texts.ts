import type { i18n } from 'i18next';
import type ops from './locales/ar/ops.json';

/** The operators' console's own: fetched by the console, and named by no first load. */
export interface OpsTexts {
  ops: typeof ops;
}

const files = import.meta.glob<OpsTexts['ops']>('./locales/*/ops.json', { import: 'default' });

/** Puts them in, in the language in use. Fails where their file can't be fetched. */
export async function addOpsTexts(i18n: i18n): Promise<void> {
  if (i18n.hasResourceBundle(i18n.language, 'ops')) return;
  const texts = await files[`./locales/${i18n.language}/ops.json`]?.();
  i18n.addResourceBundle(i18n.language, 'ops', texts);
}
