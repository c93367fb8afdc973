import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../contract/payments.ts';
import { brandName } from '../../shell/pay/card-name.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Num } from '../../ui/num.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** core §2: the card is saved; back to the list. Nothing else leads on. */
export function CardAdded({ card }: { card: PaymentMethod | null }) {
  const { t, i18n } = useTranslation(['wallet', 'shell']);
  return (
    <Sheet
      open={card !== null}
      onOpenChange={() => undefined}
      title={t('addCard.done.title')}
      closeLabel={t('shell:close')}
      header="none"
      dismissible={false}
    >
      <div className="flex flex-col items-center px-2 pt-6 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-success-tint text-on-success-tint [&>svg]:icon-32">
          <Check aria-hidden />
        </span>
        <p aria-hidden className="mt-4 text-title-1">
          {t('addCard.done.title')}
        </p>
        {card ? (
          <p className="mt-1 text-read text-ink-2">
            {brandName(card.brand, i18n.language)} <Num>{`•••• ${card.last}`}</Num>
          </p>
        ) : null}
        <Link
          to="/paymentcards"
          replace
          className={buttonClasses({ tall: true, block: true, className: 'mt-6' })}
        >
          {t('addCard.done.back')}
        </Link>
      </div>
    </Sheet>
  );
}
