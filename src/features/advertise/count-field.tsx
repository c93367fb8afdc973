import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PROPERTY_NUMBER_MAX } from '../../../contract/limits.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { AdForm } from './ad-form.ts';
import type { LabelledField } from './ad-text-field.tsx';
import { PROPERTY_NUMBER, readDigits } from './typed-fields.ts';
import { useAdFault, useAdValue } from './use-ad-field.ts';

/** A number that is counted by two buttons, or typed between them; '' until it is said. */
export function CountField({ form, name }: { form: AdForm; name: LabelledField }) {
  const { t } = useTranslation('advertise');
  const id = useId();
  const text = useAdValue(form, name);
  const count = Number(text);
  const error = useAdFault(form, name);
  const set = (next: number) =>
    form.change({ [name]: String(Math.min(PROPERTY_NUMBER_MAX, Math.max(0, next))) });
  return (
    <div className="flex min-h-15 flex-wrap items-center py-1 ps-4 pe-1">
      <label htmlFor={id} className="min-w-0 flex-1 text-body-strong">
        {t(`fields.${name}`)}
      </label>
      <IconButton
        label={t('less', { name: t(`fields.${name}`) })}
        aria-disabled={count <= 0}
        onClick={() => count > 0 && set(count - 1)}
        className="text-palm"
      >
        <Minus aria-hidden className="icon-20" />
      </IconButton>
      <input
        id={id}
        name={name}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder="–"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => form.change({ [name]: readDigits(PROPERTY_NUMBER, target.value).digits })}
        className="num h-12 w-14 rounded-thumb bg-transparent text-center text-title-3 placeholder:text-ink-3"
      />
      <IconButton
        label={t('more', { name: t(`fields.${name}`) })}
        aria-disabled={count >= PROPERTY_NUMBER_MAX}
        onClick={() => set(count + 1)}
        className="text-palm"
      >
        <Plus aria-hidden className="icon-20" />
      </IconButton>
      {error ? (
        <p id={`${id}-note`} className="basis-full pb-2 text-small-strong text-on-danger-tint">
          {error}
        </p>
      ) : null}
    </div>
  );
}
