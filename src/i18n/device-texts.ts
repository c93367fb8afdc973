import type { i18n } from 'i18next';
import type device from './locales/ar/device.json';

/**
 * Texts about the device: pending writes, installing. No screen loads them; see
 * src/features/layout/device-layer.tsx.
 */
export interface DeviceTexts {
  device: typeof device;
}

const files = import.meta.glob<DeviceTexts['device']>('./locales/*/device.json', { import: 'default' });

/** Adds them in the language in use. Rejects where their file can't be fetched. */
export async function addDeviceTexts(i18n: i18n): Promise<void> {
  if (i18n.hasResourceBundle(i18n.language, 'device')) return;
  const texts = await files[`./locales/${i18n.language}/device.json`]?.();
  i18n.addResourceBundle(i18n.language, 'device', texts);
}
