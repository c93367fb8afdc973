import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SMS_CODE_LENGTH } from '../../../contract/limits.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { typedCode } from './typed-fields.ts';

type SmsCodeFieldProps = Pick<
  ComponentProps<typeof CodeField>,
  'value' | 'onChange' | 'error' | 'enterKeyHint'
>;

/** The code of a text message: 4 characters (core §5) in any case, typed, pasted or autofilled. */
export function SmsCodeField({ onChange, ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('access');
  return (
    <CodeField
      label={t('field.code')}
      hint={t('field.codeHint')}
      name="code"
      length={SMS_CODE_LENGTH}
      {...field}
      onChange={(typed) => onChange(typedCode(typed))}
    />
  );
}
