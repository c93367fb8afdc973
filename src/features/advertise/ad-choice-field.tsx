import type { Segment } from '../../ui/segmented.tsx';
import type { AdField } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { ChoiceField } from './choice-field.tsx';
import { useAdFault, useAdValue } from './use-ad-field.ts';

interface AdChoiceFieldProps<Value extends string> {
  form: AdForm;
  name: AdField;
  label: string;
  values: readonly Value[];
  wordOf: (value: Value) => string;
  /** What is shown before anything is chosen. */
  unsaid?: Value;
  /** What else the choice changes. */
  onChoose?: (value: Value) => void;
}

/** One of a few, of a field of the ad. */
export function AdChoiceField<Value extends string>(props: AdChoiceFieldProps<Value>) {
  const { form, name, label, values, wordOf, unsaid = null } = props;
  const value = useAdValue(form, name);
  const error = useAdFault(form, name);
  const options: Segment<Value>[] = values.map((one) => ({ value: one, label: wordOf(one) }));
  return (
    <ChoiceField
      label={label}
      options={options}
      value={values.find((one) => one === value) ?? unsaid}
      error={error}
      onChange={props.onChoose ?? ((chosen) => form.change({ [name]: chosen }))}
    />
  );
}
