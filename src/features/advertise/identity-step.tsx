import { BriefcaseBusiness } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { onlyDigits } from '../../lib/digits.ts';
import { Notice } from '../../ui/notice.tsx';
import { FIELD_DIGITS } from './ad-rules.ts';
import { AdDayField, AdMobileField, AdTextField } from './ad-text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DeedFields } from './deed-fields.tsx';
import { typedIdentity } from './typed-fields.ts';
import type { AdForm } from './use-ad-form.ts';

/**
 * services §2, step 2: the owner's or his agent's identity, with a toggle between the two. A broker who went
 * back to it stays one until he chooses otherwise.
 */
export function IdentityStep({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const { ownerType } = form.fields;
  const isBroker = ownerType === 'broker';
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-title-2">{t('identity.title')}</h2>
      <ChoiceField
        label={t('identity.toggle')}
        options={[
          { value: 'owner', label: t('identity.owner') },
          { value: 'agent', label: t('identity.agent') },
        ]}
        value={ownerType === 'owner' || ownerType === 'agent' ? ownerType : null}
        onChange={(kind) => form.change({ ownerType: kind })}
      />
      {isBroker ? (
        <Notice icon={<BriefcaseBusiness aria-hidden />} className="rounded-field">
          {t('identity.stillBroker')}
        </Notice>
      ) : (
        <>
          {ownerType === 'agent' ? <h3 className="text-title-3">{t('identity.ofOwner')}</h3> : null}
          <AdTextField form={form} name="ownerIdentity" typed={typedIdentity} />
          <AdDayField form={form} name="ownerDOB" />
          <AdMobileField form={form} name="ownerMobile" isOptional={ownerType === 'agent'} />
          {ownerType === 'agent' ? (
            <>
              <h3 className="border-t border-line pt-5 text-title-3">{t('identity.ofAgent')}</h3>
              <AgentFields form={form} />
              <AdDayField form={form} name="agencyDate" isOptional />
            </>
          ) : null}
          <DeedFields form={form} />
        </>
      )}
    </div>
  );
}

/** Who acts for the owner, and by which agency. */
export function AgentFields({ form }: { form: AdForm }) {
  return (
    <>
      <AdTextField form={form} name="agentIdentity" typed={typedIdentity} />
      <AdDayField form={form} name="agentDOB" />
      <AdMobileField form={form} name="agentMobile" />
      <AdTextField
        form={form}
        name="agencyNumber"
        typed={(input) => onlyDigits(input, FIELD_DIGITS.agencyNumber)}
      />
    </>
  );
}
