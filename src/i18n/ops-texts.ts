import type { i18n } from 'i18next';
import type ops from './locales/ar/ops.json';

/** The texts of the operators' console, which only the console loads. */
export interface OpsTexts {
  ops: typeof ops;
}

const files = import.meta.glob<OpsTexts['ops']>('./locales/*/ops.json', { import: 'default' });

/** Adds them in the language in use. Rejects where their file can't be fetched. */
export async function addOpsTexts(i18n: i18n): Promise<void> {
  if (i18n.hasResourceBundle(i18n.language, 'ops')) return;
  const texts = await files[`./locales/${i18n.language}/ops.json`]?.();
  i18n.addResourceBundle(i18n.language, 'ops', texts);
}
