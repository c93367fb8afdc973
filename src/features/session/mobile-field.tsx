import { Smartphone } from 'lucide-react';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { typedMobile } from './typed-mobile.ts';

interface MobileFieldProps extends Omit<TextFieldProps, 'onChange'> {
  /** The mobile as far as it was typed: brought to 05XXXXXXXX, 10 characters at most (core §5). */
  onChange: (mobile: string) => void;
}

/** A person's mobile, typed or pasted in any way that people write one. */
export function MobileField({ onChange, ...field }: MobileFieldProps) {
  return (
    <TextField
      ltr
      icon={<Smartphone aria-hidden />}
      name="mobile"
      type="tel"
      inputMode="tel"
      {...field}
      onChange={(event) => onChange(typedMobile(event.target.value))}
    />
  );
}
