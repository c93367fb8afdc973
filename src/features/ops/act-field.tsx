import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { foldDigits } from '../../../contract/digits.ts';
import type { OpsField } from '../../../contract/ops.ts';
import { onlyDigits } from '../../lib/digits.ts';
import { Picker } from '../../ui/picker.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { typedMobile } from '../session/typed-mobile.ts';
import { opsQueries } from './queries.ts';

interface ActFieldProps {
  field: OpsField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** The options of a field of choices. */
  choices?: readonly { value: string; label: string }[];
}

/** Typed digits, in any script; an amount may have halalas. */
function typed({ kind, maxLength = 100 }: OpsField, input: string): string {
  if (kind === 'digits') return onlyDigits(input, maxLength);
  if (kind === 'amount') {
    // A comma stays until three digits follow: the server reports the error in «1,5».
    return foldDigits(input)
      .replace('٫', '.')
      .replace(/[٬،]/g, ',')
      .replace(/,(?=\d{3}(?:\D|$))/g, '')
      .replace(/[^\d.,]/g, '')
      .slice(0, maxLength);
  }
  return kind === 'mobile' ? typedMobile(input) : input;
}

const NUMERIC: Partial<Record<OpsField['kind'], 'numeric' | 'decimal' | 'tel'>> = {
  digits: 'numeric',
  amount: 'decimal',
  mobile: 'tel',
};

const INPUT_TYPES: Partial<Record<OpsField['kind'], 'date' | 'datetime-local'>> = {
  day: 'date',
  moment: 'datetime-local',
};

/** An argument of a verb, as the field of its kind. */
export function ActField({ field, value, error, onChange, choices = [] }: ActFieldProps) {
  const { t } = useTranslation('ops');
  const { name, kind, label, isOptional, isLatin, maxLength } = field;
  const optional = isOptional ? t('optional') : undefined;
  if (kind === 'technician') return <TechnicianField {...{ label, value, error, onChange }} />;
  if (kind === 'due') return <DueField {...{ label, value, error, onChange, choices }} />;
  if (kind === 'choice') {
    return (
      <div className={field.isWide ? 'sm:col-span-full' : undefined}>
        <Segmented<string>
          label={label}
          labelHidden={false}
          options={field.choices ?? choices}
          value={value}
          onChange={onChange}
        />
        {error ? (
          <p role="alert" className="mt-1.5 text-small-strong text-on-danger-tint">
            {error}
          </p>
        ) : null}
      </div>
    );
  }
  if (kind === 'words') {
    return (
      <TextArea
        label={label}
        name={name}
        optional={optional}
        counted
        rows={3}
        dir={isLatin ? 'ltr' : undefined}
        maxLength={maxLength}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <TextField
      label={label}
      name={name}
      optional={optional}
      type={INPUT_TYPES[kind] ?? 'text'}
      inputMode={NUMERIC[kind]}
      ltr={isLatin || kind !== 'line'}
      maxLength={INPUT_TYPES[kind] ? undefined : maxLength}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ target }) => onChange(typed(field, target.value))}
    />
  );
}

/** Chooses one of the dues that the form offers. */
function DueField({
  label,
  value,
  error,
  onChange,
  choices = [],
}: Omit<ActFieldProps, 'field'> & { label: string }) {
  const { t } = useTranslation(['ops', 'shell']);
  return (
    <Picker
      variant="field"
      label={label}
      placeholder={t('chooseDue')}
      options={choices}
      value={value === '' ? null : value}
      onChange={onChange}
      searchable={false}
      texts={{ close: t('shell:close'), search: t('chooseDue'), nothing: t('queue.empty') }}
      error={error}
    />
  );
}

function TechnicianField({
  label,
  value,
  error,
  onChange,
}: Omit<ActFieldProps, 'field' | 'choices'> & { label: string }) {
  const { t } = useTranslation(['ops', 'shell']);
  const { data, isPending } = useQuery(opsQueries.technicians());
  return (
    <Picker
      variant="field"
      label={label}
      placeholder={t('chooseTechnician')}
      options={(data?.rows ?? []).map(({ id, name, openOrders, isActive, stopReason }) => ({
        value: String(id),
        label: name,
        note: isActive
          ? t('openOrders', { count: openOrders })
          : [t('crew.left'), stopReason].filter(Boolean).join(': '),
      }))}
      value={value === '' ? null : value}
      onChange={onChange}
      texts={{ close: t('shell:close'), search: t('searchTechnician'), nothing: t('nobodyFound') }}
      busy={isPending}
      busyLabel={t('shell:loading')}
      error={error}
    />
  );
}
