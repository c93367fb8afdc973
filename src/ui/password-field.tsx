import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'icon' | 'end' | 'ltr'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password that can be shown. Autocorrection, capitalisation and spell check are off. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      ltr
      type={shown ? 'text' : 'password'}
      icon={<LockKeyhole aria-hidden />}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => setShown((now) => !now)}
          className="-me-3"
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
