import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addressIn, toLanguage } from '../../contract/language.ts';
import { useToast } from '../ui/toast.tsx';

export interface Shared {
  title: string;
  url: string;
  /**
   * A photo of our server to attach where the system shares files: its path, and the file's name
   * without extension.
   */
  photo?: { path: string; name: string } | undefined;
}

/**
 * Returns a function that shares a URL, with its photo, by the system's share sheet; where there is
 * none, it copies the URL and shows a toast.
 */
export function useShareLink() {
  const { i18n } = useTranslation('shell');
  const toast = useToast();
  return (shared: Shared) => shareLink(shared, i18n, toast);
}

/** The same without a hook, for components that load this code on press. */
export async function shareLink(
  { title, url: bare, photo }: Shared,
  i18n: i18n,
  toast: ReturnType<typeof useToast>,
): Promise<void> {
  // The receiver gets the page, and its preview in the chat, in the sender's language.
  const url = addressIn(toLanguage(i18n.language) ?? 'ar', bare);
  if (navigator.share) {
    try {
      await navigator.share(await toShare({ title, url, photo }));
      return;
    } catch (error) {
      // The user closed the share sheet: do not copy instead.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.show({ message: i18n.t('shell:share.copied') });
  } catch {
    toast.show({ message: url, duration: 15_000 });
  }
}

/** Many apps that receive a file drop the `url` beside it: then the URL goes into `text`. */
async function toShare({ title, url, photo }: Shared): Promise<ShareData> {
  if (!photo) return { title, url };
  const file = await import('./share-photo.ts').then(
    ({ photoFile }) => photoFile(photo.path, photo.name),
    () => null,
  );
  return file ? { title, text: `${title}\n${url}`, files: [file] } : { title, url };
}
