import { CircleCheck, Landmark, UserRound } from 'lucide-react';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyFieldMessage } from '../../../contract/field-messages.ts';
import type { Language } from '../../../contract/language.ts';
import { ACCOUNT_HOLDER_MAX_LENGTH, IBAN_MAX_LENGTH } from '../../../contract/limits.ts';
import { useCall } from '../../api/use-call.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Num } from '../../ui/num.tsx';
import { Picker } from '../../ui/picker.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFieldErrors } from '../../ui/use-field-errors.ts';
import {
  type BankError,
  type BankFields,
  type Banks,
  bankErrors,
  bankOfIban,
  groupedIban,
  typedIban,
} from './bank-fields.ts';
import { profileQueries } from './queries.ts';

interface BankFormProps {
  banks: Banks;
  /** The saved account; empty fields if there is none. */
  saved: BankFields;
  onSaved: () => void;
}

/**
 * services §2: account number, bank and holder. The input is only in memory, as the profile is
 * (DESIGN §2): an account number is never drafted.
 */
export function BankForm({ banks, saved, onSaved }: BankFormProps) {
  const { t, i18n } = useTranslation(['bank', 'shell']);
  const [fields, setFields] = useState(saved);
  const { mutate, reset, isPending, error } = useCall('profile.setBank', {
    // The profile contains the account: the save ends once the profile is refetched.
    onSuccess: (_, client) => {
      void client.invalidateQueries({ queryKey: ['notifications'] });
      return client.invalidateQueries({ queryKey: profileQueries.get().queryKey });
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, forget } = useFieldErrors<keyof BankFields>(form);
  const named = bankOfIban(fields.iban, banks);
  const change = (part: Partial<BankFields>) => {
    if (error) reset();
    setFields((before) => {
      const after = { ...before, ...part };
      const [was, is] = [bankOfIban(before.iban, banks), bankOfIban(after.iban, banks)];
      // Sets the bank when the IBAN begins to name one; a later choice by the user stays.
      return is && is.key !== was?.key ? { ...after, bankName: is.key } : after;
    });
    forget(...(Object.keys(part) as (keyof BankFields)[]));
    if (part.iban !== undefined) forget('bankName');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = Object.entries(bankErrors(fields, banks));
    if (found.length > 0) {
      const params = { bank: named?.label ?? '' };
      const errorText = (name: string, fieldError: BankError) =>
        fieldError === 'required'
          ? emptyFieldMessage(
              t(name as keyof BankFields),
              i18n.language as Language,
              name === 'bankName' ? 'choose' : 'write',
            )
          : t(`faults.${fieldError}`, params);
      show(Object.fromEntries(found.map(([name, fieldError]) => [name, errorText(name, fieldError)])));
      return;
    }
    mutate(
      { body: { ...fields, name: fields.name.trim() } },
      {
        onSuccess: onSaved,
        onError: (refusal) => {
          if (Object.keys(refusal.fields).length > 0) show(refusal.fields);
        },
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {error && Object.keys(error.fields).length === 0 ? (
        <ErrorAlert key={error.message} error={error} title={t('saveFailed')} />
      ) : null}
      <IbanField iban={fields.iban} error={errors.iban} onChange={(iban) => change({ iban })} />
      <Picker
        variant="field"
        label={t('bankName')}
        placeholder={t('chooseBank')}
        texts={{ close: t('shell:close'), search: t('searchBank'), nothing: t('nothing') }}
        options={banks.map(({ key, label }) => ({ value: key, label }))}
        value={fields.bankName}
        error={errors.bankName}
        hint={
          named && named.key === fields.bankName ? (
            <span className="flex items-center gap-1.5 text-on-success-tint">
              <CircleCheck aria-hidden className="icon-16" />
              {t('suggested')}
            </span>
          ) : undefined
        }
        onChange={(bankName) => change({ bankName })}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        icon={<UserRound aria-hidden />}
        name="holder"
        autoComplete="name"
        maxLength={ACCOUNT_HOLDER_MAX_LENGTH}
        value={fields.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Button type="submit" tall block busy={isPending} busyLabel={t('saving')} className="mt-2">
        {t('save')}
      </Button>
      <p className="text-caption text-ink-2">{t('notKept')}</p>
    </form>
  );
}

interface IbanFieldProps {
  iban: string;
  error: string | undefined;
  onChange: (iban: string) => void;
}

/**
 * Groups the IBAN in fours while the user types; the caret keeps its place among the characters.
 */
function IbanField({ iban, error, onChange }: IbanFieldProps) {
  const { t } = useTranslation('bank');
  const input = useRef<HTMLInputElement>(null);
  const charactersAfter = useRef<number | null>(null);
  const text = groupedIban(iban);
  useLayoutEffect(() => {
    if (charactersAfter.current === null || document.activeElement !== input.current) return;
    let at = text.length;
    for (let left = charactersAfter.current; at > 0 && left > 0; at -= 1) if (text[at - 1] !== ' ') left -= 1;
    input.current?.setSelectionRange(at, at);
    charactersAfter.current = null;
  });
  return (
    <TextField
      ref={input}
      ltr
      label={t('iban')}
      hint={t('ibanHint')}
      icon={<Landmark aria-hidden />}
      name="iban"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      end={
        iban !== '' && iban.length < IBAN_MAX_LENGTH ? (
          <Num className="flex-none text-caption text-ink-2">{`${iban.length}/${IBAN_MAX_LENGTH}`}</Num>
        ) : null
      }
      value={text}
      error={error}
      onChange={({ target }) => {
        const after = target.value.slice(target.selectionStart ?? target.value.length);
        charactersAfter.current = after.replace(/[^0-9A-Za-z]/g, '').length;
        onChange(typedIban(target.value));
      }}
    />
  );
}
