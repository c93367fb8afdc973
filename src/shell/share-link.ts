import { useTranslation } from 'react-i18next';
import { useToast } from '../ui/toast.tsx';

/** Shares an address by the system's sheet; where there is none, copies it and says so. */
export function useShareLink() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  return async ({ title, url }: { title: string; url: string }): Promise<void> => {
    if (navigator.share) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // The reader closed the system's sheet: that is his answer.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ message: t('share.copied') });
    } catch {
      toast.show({ message: url, duration: 15_000 });
    }
  };
}
