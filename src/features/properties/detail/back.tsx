import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Back to where the user came from, or to the list after a direct link. */
export function PropertyDetailBack({
  onPhoto = false,
  className,
}: {
  onPhoto?: boolean;
  className?: string;
}) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return (
    <IconButton
      label={t('back')}
      variant={onPhoto ? 'disc' : 'plain'}
      onClick={() => (canGoBack ? router.history.back() : void navigate({ to: '/propertielist' }))}
      className={className}
    >
      <ChevronLeft aria-hidden className="flip" />
    </IconButton>
  );
}
