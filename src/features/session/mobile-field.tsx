import { Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { isMobileCut, typedMobile } from './typed-mobile.ts';

interface MobileFieldProps extends Omit<TextFieldProps, 'onChange'> {
  /**
   * Called with the mobile typed so far, normalised to 05XXXXXXXX, 10 characters at most (core §5).
   */
  onChange: (mobile: string) => void;
  /** Shown under the field when digits were cut off. */
  cut?: ReactNode;
}

/** A mobile number, typed or pasted in any common format. */
export function MobileField({ onChange, cut, ...field }: MobileFieldProps) {
  const [isCut, setCut] = useState(false);
  return (
    <TextField
      ltr
      icon={<Smartphone aria-hidden />}
      name="mobile"
      type="tel"
      inputMode="tel"
      {...field}
      hint={isCut && cut ? cut : field.hint}
      onChange={({ target }) => {
        setCut(isMobileCut(target.value));
        onChange(typedMobile(target.value));
      }}
    />
  );
}
