import { Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '../../../contract/payments.ts';
import { dateAndTime } from '../../lib/day-and-time.ts';
import { amountText } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The receipt goes to paper, or by the system's sheet to whom one likes: as text, as its page is its payer's alone. */
export function PaymentReceipt({ payment }: { payment: PaymentResult }) {
  const { t, i18n } = useTranslation(['payments', 'properties', 'shell']);
  const toast = useToast();
  const { reference, description, amount, settledAt, createdAt } = payment;
  const title = t('receipt.title', { reference });
  const text = [
    title,
    description,
    amountText(amount, t('properties:price.riyal')),
    dateAndTime(settledAt ?? createdAt, i18n.language),
  ].join('\n');
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, text });
      else {
        await navigator.clipboard.writeText(text);
        toast.show({ message: t('shell:share.copied') });
      }
    } catch {
      // The reader closed the system's sheet: that is his answer.
    }
  };
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto">
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('receipt.print')}
      </Button>
      <Button variant="quiet" onClick={() => void share()}>
        <Share2 aria-hidden />
        {t('receipt.share')}
      </Button>
    </div>
  );
}
