import { useTranslation } from 'react-i18next';
import type { AdForm } from './ad-form.ts';
import { AdDayField, AdDigitsField, AdMobileField } from './ad-text-field.tsx';
import { DeedFields } from './deed-fields.tsx';
import { AgentFields } from './identity-step.tsx';
import { LICENSE } from './typed-fields.ts';

/** services §2, the broker's step: his licences, whom he acts for, and by which agency. */
export function BrokerStep({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-title-2">{t('broker.title')}</h2>
      <AdDigitsField form={form} name="falLicense" hint={t('broker.falHint')} of={LICENSE} />
      <AdDigitsField form={form} name="adLicenseNumber" hint={t('broker.adHint')} of={LICENSE} />
      <h3 className="border-t border-line pt-5 text-title-3">{t('identity.ofOwner')}</h3>
      <AdDayField form={form} name="ownerDOB" />
      <AdMobileField form={form} name="ownerMobile" />
      <h3 className="border-t border-line pt-5 text-title-3">{t('broker.ofAgent')}</h3>
      <AgentFields form={form} />
      <DeedFields form={form} />
    </div>
  );
}
