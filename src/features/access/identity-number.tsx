import { useTranslation } from 'react-i18next';
import { Num } from '../../ui/num.tsx';

/** The number to pick in the identity app, as large as it gets, in a ring that turns while we wait. */
export function IdentityNumber({ number }: { number: string }) {
  const { t } = useTranslation('access');
  return (
    <div className="relative mx-auto size-52">
      <svg
        viewBox="0 0 208 208"
        aria-hidden="true"
        className="size-full animate-[spin_4s_linear_infinite] motion-reduce:animate-none"
      >
        <circle cx="104" cy="104" r="97" strokeWidth="8" className="fill-palm-tint stroke-sunken-2" />
        <circle
          cx="104"
          cy="104"
          r="97"
          pathLength="100"
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray="70 30"
          className="stroke-palm"
        />
      </svg>
      <p className="absolute inset-0 grid place-items-center text-figure text-on-palm-tint">
        <span className="sr-only">{t('register.identity.number')}</span>
        <Num>{number}</Num>
      </p>
    </div>
  );
}
