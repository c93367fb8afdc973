import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../contract/payments.ts';
import { brandName } from '../../shell/pay/card-name.ts';
import { addedCard } from '../../shell/pay/use-pay-choice.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { FaceSheet } from '../../ui/face-sheet.tsx';
import { Num } from '../../ui/num.tsx';

interface CardAddedProps {
  card: PaymentMethod | null;
  payScreen: string | undefined;
}

/** core §2: the card is saved; back to the list, or to the payment that it was added for. Nothing else leads on. */
export function CardAdded({ card, payScreen }: CardAddedProps) {
  const navigate = useNavigate();
  const { t, i18n } = useTranslation(['wallet', 'shell']);
  return (
    <FaceSheet
      open={card !== null}
      onOpenChange={() => undefined}
      title={t('addCard.done.title')}
      closeLabel={t('shell:close')}
      dismissible={false}
      tone="success"
      icon={<Check aria-hidden />}
      text={
        card ? (
          <>
            <span>{brandName(card.brand, i18n.language)}</span> <Num>{`•••• ${card.last}`}</Num>
          </>
        ) : null
      }
      actions={
        payScreen ? (
          <Button
            tall
            block
            onClick={() => {
              if (card) addedCard.keep(card.id);
              void navigate({ href: payScreen, replace: true });
            }}
          >
            {t('addCard.done.pay')}
          </Button>
        ) : (
          <Link to="/paymentcards" replace className={buttonClasses({ tall: true, block: true })}>
            {t('addCard.done.back')}
          </Link>
        )
      }
    />
  );
}
