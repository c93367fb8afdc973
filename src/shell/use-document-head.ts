import { useEffect } from 'react';
import type { PageHead } from './page-head.ts';

/**
 * Keeps the tab's title and the page's description in step, as the server's page has them. A screen whose
 * words come after its route is open says them by this as well. Empty texts leave things as they are.
 */
export function useDocumentHead({ title, description }: PageHead): void {
  useEffect(() => {
    if (title) document.title = title;
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
