import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyFieldMessage } from '../../../contract/field-messages.ts';
import { isIdentity } from '../../../contract/identity.ts';
import type { Language } from '../../../contract/language.ts';
import { PASSWORD_MIN_LENGTH, SMS_CODE_LENGTH } from '../../../contract/limits.ts';
import { isMobile } from '../../../contract/mobile.ts';
import { passwordLength } from '../../../contract/password.ts';

type Field = 'name' | 'identity' | 'mobile' | 'password' | 'oldPassword' | 'newPassword' | 'code';

/** Validators by field: each returns the error message of a typed value, or undefined. */
export function useValidators() {
  const { t, i18n } = useTranslation('access');
  const language = i18n.language as Language;
  return useMemo(() => {
    const required = (field: Field) => (typed: string) =>
      typed ? undefined : emptyFieldMessage(t(`field.${field}`), language);
    const checked = (field: Field, isRight: (typed: string) => boolean, message: string) => (typed: string) =>
      required(field)(typed) ?? (isRight(typed) ? undefined : message);
    const isLongEnough = (typed: string) => passwordLength(typed) >= PASSWORD_MIN_LENGTH;
    return {
      name: required('name'),
      anyMobile: required('mobile'),
      password: required('password'),
      oldPassword: required('oldPassword'),
      identity: checked('identity', isIdentity, t('error.identity')),
      mobile: checked('mobile', isMobile, t('error.mobile')),
      firstPassword: checked('password', isLongEnough, t('error.passwordShort')),
      newPassword: checked('newPassword', isLongEnough, t('error.passwordShort')),
      code: checked('code', ({ length }) => length === SMS_CODE_LENGTH, t('error.code')),
    };
  }, [t, language]);
}
