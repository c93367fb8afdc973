import { useTranslation } from 'react-i18next';
import { readableDistance } from '../../lib/distance.ts';
import { Num } from '../../ui/num.tsx';

/** How far a listing is from the position that was asked about, in metres. */
export function PropertyDistance({ metres }: { metres: number }) {
  const { t } = useTranslation('properties');
  const { unit, amount } = readableDistance(metres);
  return (
    <span className="flex-none whitespace-nowrap">
      <span className="sr-only">{t(`distance.spoken.${unit}`, { amount })}</span>
      <span aria-hidden>
        • <Num>{amount}</Num> <span>{t(`distance.${unit}`)}</span>
      </span>
    </span>
  );
}
