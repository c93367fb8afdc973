import { Ban, Check, CircleAlert, Hourglass, ReceiptText, Undo2, X } from 'lucide-react';
import type { PaymentResult } from '../../../contract/payments.ts';
import { cx } from '../../ui/cx.ts';

const SIGNS = {
  paid: { icon: Check, tone: 'bg-success-tint text-on-success-tint' },
  failed: { icon: X, tone: 'bg-danger-tint text-on-danger-tint' },
  toCard: { icon: Undo2, tone: 'bg-info-tint text-on-info-tint' },
  cancelled: { icon: Ban, tone: 'bg-sunken text-ink-2' },
  mismatch: { icon: CircleAlert, tone: 'bg-warn-tint text-on-warn-tint' },
  reversed: { icon: Undo2, tone: 'bg-warn-tint text-on-warn-tint' },
  reviewed: { icon: Check, tone: 'bg-info-tint text-on-info-tint' },
  open: { icon: Hourglass, tone: 'bg-warn-tint text-on-warn-tint' },
  none: { icon: ReceiptText, tone: 'bg-sunken text-ink-2' },
};

interface PaymentFaceProps {
  sign: PaymentResult['status'] | NonNullable<PaymentResult['fault']> | 'toCard' | 'none';
  title: string;
  text: string;
}

/** How a payment ended: sign, title, sentence. A change while one waits is told to screen readers. */
export function PaymentFace({ sign, title, text }: PaymentFaceProps) {
  const { icon: Icon, tone } = SIGNS[sign];
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <span className={cx('grid size-20 place-items-center rounded-full', tone)}>
        <Icon aria-hidden className="size-10" />
      </span>
      <h1 className="mt-5 text-title-1">{title}</h1>
      <p className="mt-1 text-read text-balance text-ink-2">{text}</p>
    </div>
  );
}
