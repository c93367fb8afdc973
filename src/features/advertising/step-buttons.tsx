import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

interface StepButtonsProps extends Omit<ComponentProps<typeof Button>, 'type' | 'tall' | 'className'> {
  /** Null: there is no step before this one. */
  onBack: (() => void) | null;
}

/** The back and next buttons of a step; next submits the form, and takes all other properties. */
export function StepButtons({ onBack, ...on }: StepButtonsProps) {
  const { t } = useTranslation('advertising');
  return (
    <div className="flex flex-wrap gap-2">
      {onBack ? (
        <Button variant="second" tall className="flex-1" onClick={onBack}>
          {t('back')}
        </Button>
      ) : null}
      <Button {...on} type="submit" tall className="flex-[1.6]" />
    </div>
  );
}
