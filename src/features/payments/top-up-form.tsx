import { Coins } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../contract/amounts.ts';
import { TOP_UP_MAX_DIGITS, TOP_UP_MAX_SAR } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { useDraft } from '../../device/draft-store.ts';
import { NeedsConnection, useOnline } from '../../device/offline.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { PayChoice } from '../../shell/pay/pay-choice.tsx';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { addedCard, usePayChoice } from '../../shell/pay/use-pay-choice.ts';
import { Button } from '../../ui/button.tsx';
import { chipClasses } from '../../ui/chip.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Money } from '../../ui/money.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { refreshMoney } from './queries.ts';
import { amountError, topUpDraft, typedAmount } from './top-up-draft.ts';

const OFFERED = [100, 500, 1_000, 5_000];

/**
 * core §4 and §5: form 2, the amount, then a sheet that confirms it, with radios for the method.
 */
export function TopUpForm() {
  const { t } = useTranslation(['wallet', 'shell', 'properties']);
  const { amount } = useDraft(topUpDraft);
  const isOnline = useOnline();
  const [isWrong, setWrong] = useState(false);
  const [isAsking, setAsking] = useState(() => addedCard.get() !== null && amountError(amount) === null);
  const field = useRef<HTMLInputElement>(null);
  const topUp = useCall('payments.addBalance', { onSettled: refreshMoney });
  const { isLeaving, leaveTo } = useLeaveToPay();
  const choice = usePayChoice({ amount: Number(amount) || 0, hasWallet: false });
  const error = amountError(amount);
  const errors = topUp.error?.fields ?? {};
  const isShownAtField = 'cvv' in errors || 'paymentMethodId' in errors;
  const isBusy = topUp.isPending || isLeaving;

  const change = (next: string) => {
    setWrong(false);
    if (topUp.error) topUp.reset();
    topUpDraft.change({ amount: next });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (error) {
      setWrong(true);
      if (field.current) focusField(field.current);
      return;
    }
    if (isOnline) setAsking(true);
  };
  const pay = () => {
    const way = choice.toBody();
    if (!way || isBusy) return;
    topUp.mutate(
      { body: { amount: Number(amount), ...way } },
      {
        onSuccess: ({ paymentUrl }) => {
          topUpDraft.clear();
          leaveTo(paymentUrl);
        },
        onError: ({ fields }) => {
          if (fields.amount) setAsking(false);
        },
      },
    );
  };
  const limits = {
    least: amountText(1, t('properties:price.currency')),
    most: amountText(TOP_UP_MAX_SAR, t('properties:price.currency')),
  };
  const sum = <Money amount={Number(amount) || 0} label={t('properties:price.currency')} />;
  return (
    <form
      noValidate
      onSubmit={submit}
      className={panelClasses({ className: 'mx-auto flex w-full max-w-form flex-col gap-5 p-5' })}
    >
      <NeedsConnection calls={['payments.addBalance']} />
      <TextField
        ltr
        ref={field}
        label={t('topUp.amount')}
        hint={t('topUp.hint', limits)}
        icon={<Coins aria-hidden />}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={TOP_UP_MAX_DIGITS + 2}
        value={amount}
        onChange={(event) => change(typedAmount(event.target.value))}
        error={isWrong && error ? t(`topUp.${error}`, limits) : errors.amount}
      />
      <Offers amount={amount} onChoose={change} />
      <OnlineButton type="submit" tall block>
        {t('topUp.next')}
      </OnlineButton>
      <Sheet
        open={isAsking}
        onOpenChange={setAsking}
        title={t('topUp.confirm')}
        closeLabel={t('shell:close')}
        dismissible={!isBusy}
        footer={
          <Button
            tall
            block
            aria-disabled={choice.isLoading}
            busy={isBusy}
            busyLabel={t('topUp.busy')}
            onClick={pay}
          >
            {t('topUp.pay')} {sum}
          </Button>
        }
      >
        <div className="flex flex-col gap-4 pt-4 pb-2">
          <p className="text-read text-ink-2">
            {t('topUp.adds')} <b className="font-semibold text-ink">{sum}</b>
          </p>
          {topUp.error && !isShownAtField ? (
            <ErrorAlert error={topUp.error} title={t('topUp.failed')} />
          ) : null}
          <PayChoice choice={choice} errors={errors} />
        </div>
      </Sheet>
    </form>
  );
}

/** Round amounts, each entered by one press. */
function Offers({ amount, onChoose }: { amount: string; onChoose: (amount: string) => void }) {
  const { t } = useTranslation('properties');
  return (
    <div className="flex flex-wrap gap-2">
      {OFFERED.map((offer) => (
        <button
          key={offer}
          type="button"
          aria-pressed={amount === String(offer)}
          onClick={() => onChoose(String(offer))}
          className={chipClasses({ on: amount === String(offer) })}
        >
          <Money amount={offer} label={t('price.currency')} />
        </button>
      ))}
    </div>
  );
}
