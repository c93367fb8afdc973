import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, type RouteTexts } from './route-texts.ts';

/**
 * For parts that stand on screens of other routes: whether their texts are there. Fetches them
 * where they are not; a fetch that fails is tried again when the part is mounted next.
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
