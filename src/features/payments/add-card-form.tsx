import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarDays, Check, CreditCard } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandOf } from '../../../contract/card-number.ts';
import type { Answer } from '../../../contract/contract.ts';
import { CARD_EXPIRY_LENGTH } from '../../../contract/limits.ts';
import type { PaymentMethod } from '../../../contract/payments.ts';
import { useCall } from '../../api/use-call.ts';
import { NeedsConnection, useOnline } from '../../device/offline.tsx';
import { onlyDigits } from '../../lib/digits.ts';
import { serverNow } from '../../lib/server-now.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { OnlineButton } from '../../shell/online-button.tsx';
import { CardMark } from '../../shell/pay/card-mark.tsx';
import { brandName } from '../../shell/pay/card-name.ts';
import { useLeaveToPay } from '../../shell/pay/use-leave-to-pay.ts';
import { addedCard, CVV_DIGITS } from '../../shell/pay/use-pay-choice.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { focusFirstError } from '../../ui/focus-field.ts';
import { Num } from '../../ui/num.tsx';
import { panelClasses } from '../../ui/panel.tsx';
import { StateSheet } from '../../ui/state-sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cardErrors, groupedNumber, maskedExpiry, readExpiry, wholeExpiry } from './card-fields.ts';
import { tokenise } from './card-vault.ts';
import { refreshMoney } from './queries.ts';

const GROUPED_LENGTH = 23;

const EMPTY = { number: '', expiry: '', name: '', cvc: '' };
type TypedCard = typeof EMPTY;

interface AddCardFormProps {
  /** Where the browser sends the number; null: it goes to the sandbox. */
  vault: Answer<'payments.methods'>['cardVault'];
  /** From the gateway's redirect: only the card's saving is left. */
  token: string | undefined;
  /** The pay screen to which the user returns with the card. */
  payScreen?: string | undefined;
}

/** The form of a card. Its fields are only in memory: cards are never drafted. */
export function AddCardForm({ vault, token, payScreen }: AddCardFormProps) {
  const { t } = useTranslation('wallet');
  const isOnline = useOnline();
  const [card, setCard] = useState(EMPTY);
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isLeaving, leaveTo } = useLeaveToPay();
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, reset, error, isPending, isSuccess, data } = useCall('payments.addMethod', {
    onSettled: refreshMoney,
    // Drops the card from the mutation cache once the call has ended.
    gcTime: 0,
  });
  const serverErrors = error?.fields ?? {};
  const { number, expiry, name, cvc } = card;
  const errors = cardErrors(number, expiry, new Date(serverNow()));

  useEffect(() => {
    if (token) mutate({ body: { token } });
  }, [token, mutate]);
  useEffect(() => {
    if (isShown || error) focusFirstError(form.current);
  }, [isShown, error]);

  const change = (part: Partial<TypedCard>) => {
    setCard((before) => ({ ...before, ...part }));
    setShown(false);
    setFailed(false);
    if (error) reset();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isSuccess || isAsking || isLeaving || !isOnline) return;
    const read = readExpiry(expiry);
    const isVaultMissing = vault && (!name.trim() || cvc.length < CVV_DIGITS);
    if (errors.number || errors.expiry || !read || isVaultMissing) {
      setShown(true);
      return;
    }
    if (!vault) {
      mutate({ body: { number, expiry_month: read.month, expiry_year: read.year } });
      return;
    }
    setAsking(true);
    const query = payScreen ? `?next=${encodeURIComponent(payScreen)}` : '';
    const back = `${window.location.origin}/addpaymentcard${query}`;
    const url = await tokenise(vault, { name: name.trim(), number, cvc, ...read }, back).catch(() => null);
    setAsking(false);
    if (url) leaveTo(url);
    else setFailed(true);
  };
  const isShownAtField = ['number', 'expiry_month', 'expiry_year'].some((field) => field in serverErrors);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className={panelClasses({ className: 'mx-auto flex w-full max-w-form flex-col gap-5 p-5' })}
    >
      <NeedsConnection calls={['payments.addMethod']} />
      {error && !isShownAtField ? <ErrorAlert error={error} title={t('addCard.failed')} /> : null}
      {hasFailed ? <Alert reveal title={t('addCard.failed')} message={t('addCard.refused')} /> : null}
      <CardFields
        card={card}
        hasVault={Boolean(vault)}
        errors={isShown ? errors : null}
        serverErrors={serverErrors}
        onChange={change}
      />
      <OnlineButton
        type="submit"
        tall
        block
        busy={isPending || isAsking || isLeaving}
        busyLabel={t('addCard.busy')}
      >
        {t('addCard.save')}
      </OnlineButton>
      <p className="text-caption text-ink-2">{t('cards.safe')}</p>
      <CardAdded card={isSuccess ? data.paymentMethod : null} payScreen={payScreen} />
    </form>
  );
}

interface CardFieldsProps {
  card: TypedCard;
  /** The vault asks for the holder's name and the security code too. */
  hasVault: boolean;
  /** Errors of the form; null until it is submitted. */
  errors: ReturnType<typeof cardErrors> | null;
  /** The server's messages, by its field names. */
  serverErrors: Record<string, string>;
  onChange: (part: Partial<TypedCard>) => void;
}

function CardFields({ card, hasVault, errors, serverErrors, onChange }: CardFieldsProps) {
  const { t, i18n } = useTranslation('wallet');
  const { number, expiry, name, cvc } = card;
  const brand = brandOf(number);
  return (
    <>
      <TextField
        ltr
        label={t('addCard.number')}
        icon={<CreditCard aria-hidden />}
        end={
          brand ? (
            <Badge tone="palm" icon={<CardMark brand={brand} />}>
              {brandName(brand, i18n.language)}
            </Badge>
          ) : null
        }
        name="cardnumber"
        inputMode="numeric"
        autoComplete="cc-number"
        enterKeyHint="next"
        maxLength={GROUPED_LENGTH}
        value={number}
        onChange={(event) => onChange({ number: groupedNumber(event.target.value) })}
        error={errors?.number ? t(`addCard.${errors.number}`) : serverErrors.number}
      />
      <TextField
        ltr
        label={t('addCard.expiry')}
        hint={t('addCard.expiryHint')}
        icon={<CalendarDays aria-hidden />}
        name="cc-exp"
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={CARD_EXPIRY_LENGTH}
        onPaste={(event) => {
          // Here, before maxLength truncates it.
          const whole = wholeExpiry(event.clipboardData.getData('text'));
          if (!whole) return;
          event.preventDefault();
          onChange({ expiry: whole });
        }}
        value={expiry}
        onChange={(event) => onChange({ expiry: maskedExpiry(event.target.value, expiry) })}
        error={
          errors?.expiry
            ? t(`addCard.${errors.expiry}`)
            : (serverErrors.expiry_month ?? serverErrors.expiry_year)
        }
      />
      {hasVault ? (
        <>
          <TextField
            ltr
            label={t('addCard.name')}
            name="ccname"
            autoComplete="cc-name"
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
            error={errors && !name.trim() ? t('addCard.nameMissing') : undefined}
          />
          <TextField
            ltr
            label={t('addCard.cvc')}
            type="password"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={CVV_DIGITS}
            value={cvc}
            onChange={(event) => onChange({ cvc: onlyDigits(event.target.value, CVV_DIGITS) })}
            error={errors && cvc.length < CVV_DIGITS ? t('addCard.cvcMissing') : undefined}
          />
        </>
      ) : null}
    </>
  );
}

interface CardAddedProps {
  card: PaymentMethod | null;
  payScreen: string | undefined;
}

/**
 * core §2: confirms that the card is saved; leads to the list, or to the payment that needs it. It
 * can't be dismissed.
 */
function CardAdded({ card, payScreen }: CardAddedProps) {
  const navigate = useNavigate();
  const { t, i18n } = useTranslation(['wallet', 'shell']);
  return (
    <StateSheet
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
