import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addressIn, toLanguage } from '../../contract/language.ts';
import { useToast } from '../ui/toast.tsx';

interface Shared {
  title: string;
  url: string;
  /**
   * A photo of ours that goes along where the system takes files: its path, and its file's name
   * without ending.
   */
  photo?: { path: string; name: string } | undefined;
}

/**
 * Shares an address, with its photo, by the system's sheet; where there is none, copies it and says
 * so.
 */
export function useShareLink() {
  const { i18n } = useTranslation('shell');
  const toast = useToast();
  return (shared: Shared) => shareLink(shared, i18n, toast);
}

/** The same for a part whose code for it comes with the press. */
export async function shareLink(
  { title, url: bare, photo }: Shared,
  i18n: i18n,
  toast: ReturnType<typeof useToast>,
): Promise<void> {
  // Who gets it sees, in the chat already, what the one who shares it sees.
  const url = addressIn(toLanguage(i18n.language) ?? 'ar', bare);
  if (navigator.share) {
    try {
      await navigator.share(await toShare({ title, url, photo }));
      return;
    } catch (error) {
      // The user closed the system's sheet: that is their answer.
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

/** Many receivers of a file drop the address that comes with it: there it stands in the text. */
async function toShare({ title, url, photo }: Shared): Promise<ShareData> {
  if (!photo) return { title, url };
  const file = await import('./share-photo.ts').then(
    ({ photoFile }) => photoFile(photo.path, photo.name),
    () => null,
  );
  return file ? { title, text: `${title}\n${url}`, files: [file] } : { title, url };
}
