import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** services §4: change the password, reached from /setting and going back there. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('access');
  const navigate = useNavigate();
  const toast = useToast();
  const leave = () => {
    toast.show({ icon: <CircleCheck aria-hidden />, message: t('change.done') });
    void navigate({ to: '/setting', replace: true });
  };
  return (
    <>
      <ScreenBar title={t('change.title')} />
      <div className="page pt-2 pb-page">
        <div className="max-w-form">
          <p className="mb-5 text-read text-ink-2">{t('change.text')}</p>
          <ChangePasswordForm onChanged={leave} />
        </div>
      </div>
    </>
  );
}
