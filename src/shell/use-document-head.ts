import { useEffect } from 'react';
import { addressIn, type Language } from '../../contract/language.ts';
import type { PageHead } from './page-head.ts';

const put = (selector: string, name: string, value: string | undefined) =>
  value && document.querySelector(selector)?.setAttribute(name, value);

/**
 * Keeps the tab's title and the page's description and canonical URL up to date after the server's
 * page. Screens whose texts load after the route call it too. Empty texts change nothing.
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
