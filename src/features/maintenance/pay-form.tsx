import { HandCoins, TicketPercent, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import type { Answer } from '../../../contract/contract.ts';
import { couponDiscount } from '../../../contract/coupon-discount.ts';
import { COUPON_MAX_LENGTH, TIP_MAX_SAR } from '../../../contract/limits.ts';
import type { Order } from '../../../contract/maintenance.ts';
import { useCall } from '../../api/use-call.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { numberWithin, onlyDecimal } from '../../lib/typed-number.ts';
import { ErrorAlert, useErrorMessage } from '../../shell/error-alert.tsx';
import { PayChoice } from '../../shell/pay/pay-choice.tsx';
import { usePayChoice } from '../../shell/pay/use-pay-choice.ts';
import { VatWithin } from '../../shell/pay/vat-within.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DESKTOP, useMediaQuery } from '../../ui/use-media-query.ts';
import { BillLine } from './bill-line.tsx';
import { useOrderPayment } from './use-order-payment.ts';

interface PayFormProps {
  order: Order;
  /** The price has value added tax within it. */
  isTaxed?: boolean;
  prefersWallet?: boolean;
}

/**
 * services §2 and §5: how to pay, an optional tip, a coupon, and a bill with lines that add up to
 * the charge.
 */
export function PayForm({ order, isTaxed = false, prefersWallet = false }: PayFormProps) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const payment = useOrderPayment();
  const isDesktop = useMediaQuery(DESKTOP);
  const stored = useDraft(payDraft);
  const draft = stored.orderId === order.id ? stored : { orderId: order.id, tip: '', coupon: '' };
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [errors, setErrors] = useState<{ tip?: string; coupon?: string }>({});
  const wrong = payment.error?.fields ?? {};
  const callOut = order.bill.callOut;
  const tip = draft.tip === '' ? 0 : numberWithin(draft.tip, 0, TIP_MAX_SAR);
  const discount = coupon ? couponDiscount(coupon, callOut) : 0;
  const total = Math.round((callOut + (tip ?? 0) - discount) * 100) / 100;
  const choice = usePayChoice({ amount: total, prefersWallet });

  const change = (changes: Partial<typeof draft>) => {
    payDraft.change({ ...draft, ...changes });
    setErrors({});
    if (payment.error) payment.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (payment.isUnderWay) return;
    const found = {
      ...(tip === null && {
        tip: t('pay.tipWrong', { most: amountText(TIP_MAX_SAR, t('properties:price.currency')) }),
      }),
      // Typed, not applied: the bill would differ from the charge.
      ...(draft.coupon.trim() !== '' && !coupon && { coupon: t('coupon.unapplied') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) {
      const [first] = Object.keys(found);
      const field = event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`);
      if (field) focusField(field);
      return;
    }
    const how = choice.toBody();
    if (how) payment.pay({ orderId: order.id, tip: tip ?? 0, coupon: coupon?.code ?? null, ...how });
  };

  const act = (
    <Button
      type="submit"
      tall
      block
      aria-disabled={choice.isLoading}
      busy={payment.isUnderWay}
      busyLabel={t('pay.busy')}
    >
      {t('pay.act')}
      <Money amount={total} label={t('properties:price.currency')} />
    </Button>
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsConnection calls={['maintenance.pay', 'coupons.available']} />
      {payment.error ? <ErrorAlert error={payment.error} title={t('pay.failed')} /> : null}
      <Panel className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0">
          <p dir="auto" className="truncate text-with-others text-title-3">
            {order.title}
          </p>
          <p className="text-small text-ink-2">{t('pay.fixed')}</p>
        </div>
        <Money amount={callOut} label={t('properties:price.currency')} size="price-lg" />
      </Panel>
      <PayChoice choice={choice} errors={wrong} />
      {/* Its height depends on the cards: what is below comes with it, and does not move. */}
      {choice.isLoading ? null : (
        <>
          <Panel className="flex flex-col gap-5">
            <TextField
              ltr
              label={t('pay.tip')}
              optional={t('order.optional')}
              hint={t('pay.tipHint')}
              icon={<HandCoins aria-hidden />}
              name="tip"
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              value={draft.tip}
              onChange={({ target }) => change({ tip: onlyDecimal(target.value) })}
              error={errors.tip ?? wrong.tip}
            />
            <CouponField
              typed={draft.coupon}
              applied={coupon}
              error={errors.coupon ?? wrong.coupon}
              onType={(typed) => {
                setCoupon(null);
                change({ coupon: typed });
              }}
              onApplied={(found) => {
                setCoupon(found);
                setErrors({});
                if (payment.error) payment.reset();
              }}
            />
          </Panel>
          <Panel>
            <h2 className="mb-2 text-title-3">{t('bill.title')}</h2>
            <dl>
              <BillLine amount={callOut}>{t('bill.callOut')}</BillLine>
              {tip ? <BillLine amount={tip}>{t('bill.tip')}</BillLine> : null}
              {discount > 0 ? <BillLine amount={-discount}>{t('bill.discount')}</BillLine> : null}
              <BillLine isSum amount={total}>
                {t('bill.total')}
              </BillLine>
            </dl>
            {isTaxed ? <VatWithin amount={total} /> : null}
          </Panel>
        </>
      )}
      {isDesktop ? act : <ActionBar>{act}</ActionBar>}
    </form>
  );
}

type Coupon = Answer<'coupons.available'>['row'] & { code: string };

interface CouponFieldProps {
  typed: string;
  applied: Coupon | null;
  error: string | undefined;
  onType: (typed: string) => void;
  onApplied: (coupon: Coupon) => void;
}

const NONE = new Error();

/**
 * services §3: checks a coupon before it is used; the field's error is expired, used up or unknown.
 */
function CouponField({ typed, applied, error, onType, onApplied }: CouponFieldProps) {
  const { t } = useTranslation(['maintenance', 'properties']);
  const attempt = useCall('coupons.available');
  const failure = useErrorMessage(attempt.error ?? NONE);
  const apply = () => {
    const code = typed.trim();
    if (code === '' || attempt.isPending) return;
    attempt.mutate({ body: { coupon: code } }, { onSuccess: ({ row }) => onApplied({ ...row, code }) });
  };
  if (applied) {
    // Isolated: after Arabic letters the sign would jump before the number.
    const off =
      applied.discountType === 'percentage'
        ? `\u2066${applied.amount}%\u2069`
        : amountText(applied.amount, t('properties:price.currency'));
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
        // Enter applies the coupon; it does not pay.
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

/** The input on an order's pay screen, for one order at a time; never the card's code. */
const payDraft = createDraftStore({
  name: 'callOut',
  empty: { orderId: 0, tip: '', coupon: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});
