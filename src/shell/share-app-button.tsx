import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button.tsx';
import { useToast } from '../ui/toast.tsx';

const load = () => import('./share-link.ts');
const preload = () => void load().catch(() => undefined);

/** core §1: the header's share link. */
export function ShareAppButton() {
  const { t, i18n } = useTranslation('shell');
  const toast = useToast();
  const share = () => {
    const url = window.location.origin;
    load().then(
      ({ shareLink }) => shareLink({ title: t('head.title'), url }, i18n, toast),
      // The code did not load: show the URL, which can be copied by hand.
      () => toast.show({ message: url }),
    );
  };
  return (
    <IconButton label={t('account.share')} onPointerEnter={preload} onFocus={preload} onClick={share}>
      <Share2 aria-hidden />
    </IconButton>
  );
}
