import { useTranslation } from 'react-i18next';
import { minutesAndSeconds } from '../../../contract/elapsed-time.ts';
import { useSecondsUntil } from '../../lib/use-seconds-until.ts';
import { Num } from '../../ui/num.tsx';

interface IdentityNumberProps {
  number: string;
  /** ms since 1970 on the server's clock; both 0 if unknown. */
  startedAt: number;
  endsAt: number;
}

/**
 * The number to pick in the Nafath app, in very large type, inside a ring that shows the time
 * left for the check.
 */
export function IdentityNumber({ number, startedAt, endsAt }: IdentityNumberProps) {
  const { t } = useTranslation('access');
  const seconds = useSecondsUntil(endsAt);
  const total = (endsAt - startedAt) / 1000;
  const left = total > 0 ? Math.min(100, Math.round((100 * seconds) / total)) : 100;
  return (
    <div className="relative mx-auto size-52">
      <svg viewBox="0 0 208 208" aria-hidden="true" className="size-full">
        <circle cx="104" cy="104" r="97" strokeWidth="8" className="fill-palm-tint stroke-sunken-2" />
        <circle
          cx="104"
          cy="104"
          r="97"
          pathLength="100"
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${left} 100`}
          transform="rotate(-90 104 104)"
          visibility={left > 0 ? 'visible' : 'hidden'}
          className="stroke-palm"
        />
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center text-on-palm-tint">
        <p className="text-figure">
          <span className="sr-only">{t('register.identity.number')}</span>
          <Num>{number}</Num>
        </p>
        {seconds > 0 ? (
          <p className="text-small">
            {t('register.identity.left')} <Num>{minutesAndSeconds(seconds)}</Num>
          </p>
        ) : null}
      </div>
    </div>
  );
}
