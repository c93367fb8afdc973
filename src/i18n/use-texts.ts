import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, type RouteTexts } from './route-texts.ts';

/**
 * Whether a namespace is loaded, for components that appear on other routes' screens. Loads it if
 * necessary; a failed load is retried at the next mount.
 */
export function useTexts(namespace: keyof RouteTexts): boolean {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(() => i18n.hasResourceBundle(i18n.language, namespace));
  useEffect(() => {
    if (isReady) return;
    addTexts(i18n, [namespace]).then(
      () => setReady(true),
      () => undefined,
    );
  }, [i18n, namespace, isReady]);
  return isReady;
}
