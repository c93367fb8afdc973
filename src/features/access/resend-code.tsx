import { useTranslation } from 'react-i18next';
import { minutesAndSeconds } from '../../../contract/elapsed-time.ts';
import { CODE_RESEND_SECONDS } from '../../../contract/limits.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { Button } from '../../ui/button.tsx';

interface ResendCodeProps {
  /** ms since 1970 on the server's clock; 0 if unknown. */
  sentAt: number;
  isBusy: boolean;
  onResend: () => void;
}

/** Requests another code, a minute after the last one; until then it counts down. */
export function ResendCode({ sentAt, isBusy, onResend }: ResendCodeProps) {
  const { t } = useTranslation('access');
  const seconds = useSecondsUntil(sentAt + CODE_RESEND_SECONDS * 1000);
  return (
    <Button
      variant="quiet"
      block
      aria-disabled={seconds > 0}
      busy={isBusy}
      busyLabel={t('code.resending')}
      onClick={onResend}
      className="aria-disabled:bg-transparent!"
    >
      {seconds > 0 ? t('code.resendIn', { time: minutesAndSeconds(seconds) }) : t('code.resend')}
    </Button>
  );
}
