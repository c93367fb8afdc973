import { useTranslation } from 'react-i18next';
import { longDay, windowTimes } from '../../../contract/calendar-dates.ts';
import { orderWindowDays, orderWindows } from '../../../contract/order-windows.ts';
import { riyadhDay } from '../../../contract/riyadh.ts';
import { serverNow } from '../../lib/server-now.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { Picker } from '../../ui/picker.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { When } from './order-draft.ts';

interface WhenFieldProps {
  value: When;
  error: string | undefined;
  /** How soon "as soon as possible" is. */
  soon?: string | undefined;
  onChange: (when: When) => void;
}

const dayOf = (when: When) => (when.length > 10 ? riyadhDay(Date.parse(when)) : when);

/** When the technician shall come: as soon as possible, or within a window of two hours. */
export function WhenField({ value, error, soon, onChange }: WhenFieldProps) {
  const { t, i18n } = useTranslation(['maintenance', 'shell']);
  const now = serverNow();
  const days = orderWindowDays(now);
  const day = days.includes(dayOf(value)) ? dayOf(value) : (days[0] ?? '');
  const isSoon = value === '';
  return (
    <div data-field="" className="flex flex-col gap-3">
      <Segmented
        label={t('when.label')}
        labelHidden={false}
        options={(['soon', 'window'] as const).map((way) => ({ value: way, label: t(`when.${way}`) }))}
        value={isSoon ? 'soon' : 'window'}
        onChange={(way) => onChange(way === 'soon' ? '' : (days[0] ?? ''))}
      />
      {isSoon ? null : (
        <>
          <Picker
            variant="field"
            label={t('when.day')}
            placeholder={t('when.day')}
            texts={{ close: t('shell:close'), search: t('when.day'), nothing: t('when.noDay') }}
            searchable={false}
            options={days.map((each) => ({ value: each, label: longDay(each, i18n.language) }))}
            value={day}
            onChange={onChange}
          />
          <Chips label={t('when.times')} wrap>
            {orderWindows(day, now).map((from) => (
              <Chip
                key={from.toISOString()}
                selected={value === from.toISOString()}
                onClick={() => onChange(from.toISOString())}
              >
                {windowTimes(from, i18n.language)}
              </Chip>
            ))}
          </Chips>
        </>
      )}
      {error ? (
        <p role="alert" className="text-small-strong text-on-danger-tint">
          {error}
        </p>
      ) : isSoon && soon ? (
        <p className="text-caption text-ink-2">{soon}</p>
      ) : null}
    </div>
  );
}
