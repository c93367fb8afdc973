import { TicketPercent, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { COUPON_MAX_LENGTH } from '../../../contract/limits.ts';
import { amountText } from '../../lib/money.ts';
import { useErrorMessage } from '../../shell/error-alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTryCoupon } from './mutations.ts';

export type Coupon = Answer<'coupons.available'>['row'] & { code: string };

interface CouponFieldProps {
  typed: string;
  applied: Coupon | null;
  error: string | undefined;
  onType: (typed: string) => void;
  onApplied: (coupon: Coupon) => void;
}

const NONE = new Error();

/** services §3: a coupon, asked about before it is used; expired, used up and unknown are told apart at it. */
export function CouponField({ typed, applied, error, onType, onApplied }: CouponFieldProps) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const attempt = useTryCoupon();
  const failure = useErrorMessage(attempt.error ?? NONE);
  const apply = () => {
    const code = typed.trim();
    if (code === '' || attempt.isPending) return;
    attempt.mutate(code, { onSuccess: ({ row }) => onApplied({ ...row, code }) });
  };
  if (applied) {
    // Isolated: after Arabic letters the sign would jump before the number.
    const off =
      applied.discountType === 'percentage'
        ? `\u2066${applied.amount}%\u2069`
        : amountText(applied.amount, t('properties:price.riyal'));
    return (
      <div>
        <p className="mb-2 text-small-strong">{t('coupon.label')}</p>
        <p role="status" className="flex min-h-target items-center justify-between gap-2">
          <Badge tone="success" icon={<TicketPercent aria-hidden />}>
            {t('coupon.applied', { code: applied.code, off })}
          </Badge>
          <IconButton
            label={t('coupon.remove')}
            onClick={() => {
              attempt.reset();
              onType('');
            }}
          >
            <X aria-hidden className="icon-20" />
          </IconButton>
        </p>
      </div>
    );
  }
  return (
    <TextField
      ltr
      label={t('coupon.label')}
      optional={t('order.optional')}
      icon={<TicketPercent aria-hidden />}
      name="coupon"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={COUPON_MAX_LENGTH}
      value={typed}
      onChange={({ target }) => {
        if (attempt.error) attempt.reset();
        onType(target.value);
      }}
      onKeyDown={(event) => {
        // Enter asks about the coupon; it does not pay.
        if (event.key !== 'Enter' || typed.trim() === '') return;
        event.preventDefault();
        apply();
      }}
      error={attempt.error ? (attempt.error.fields.coupon ?? failure) : error}
      end={
        <Button
          variant="quiet"
          busy={attempt.isPending}
          busyLabel={t('coupon.busy')}
          disabled={typed.trim() === ''}
          onClick={apply}
        >
          {t('coupon.apply')}
        </Button>
      }
    />
  );
}
