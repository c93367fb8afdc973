import { useEffect } from 'react';
import { addressIn, type Language } from '../../contract/language.ts';
import type { PageHead } from './page-head.ts';

const put = (selector: string, name: string, value: string | undefined) =>
  value && document.querySelector(selector)?.setAttribute(name, value);

/**
 * Keeps the tab's title, the page's description and its address in step, as the server's page has
 * them. A screen whose texts come after its route is open says them by this as well. Empty texts
 * leave things as they are.
 */
export function useDocumentHead({ title, description, canonical }: PageHead): void {
  useEffect(() => {
    if (title) document.title = title;
    put('meta[name="description"]', 'content', description);
    put(
      'link[rel="canonical"]',
      'href',
      canonical && location.origin + addressIn(document.documentElement.lang as Language, canonical),
    );
  }, [title, description, canonical]);
}
