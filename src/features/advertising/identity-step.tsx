import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { profileQueries } from '../profile/queries.ts';
import { withOwnDetails } from './ad-fields.ts';
import type { AdForm } from './ad-form.ts';
import { AdDayField, AdDigitsField, AdMobileField } from './ad-text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DeedFields } from './deed-fields.tsx';
import { AGENCY_NUMBER, IDENTITY } from './typed-fields.ts';
import { useAdValue } from './use-ad-field.ts';

/**
 * services §2, step 2: the identity of the owner or the agent, with a toggle between them. A broker
 * who went back stays one until they choose otherwise.
 */
export function IdentityStep({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const ownerType = useAdValue(form, 'ownerType');
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
          {ownerType === 'agent' ? (
            <h3 className="text-title-3">{t('identity.ofOwner')}</h3>
          ) : (
            <OwnDetails form={form} />
          )}
          <AdDigitsField form={form} name="ownerIdentity" of={IDENTITY} />
          <AdDayField form={form} name="ownerDOB" />
          <AdMobileField form={form} name="ownerMobile" isOptional={ownerType === 'agent'} />
          {ownerType === 'agent' ? (
            <>
              <h3 className="border-t border-line pt-5 text-title-3">{t('identity.ofAgent')}</h3>
              <OwnDetails form={form} />
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

/**
 * Enters the user's identity number and mobile in a new ad, once for each kind of advertiser, but
 * not while they type; says so while the form has them.
 */
function OwnDetails({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const ownerType = useAdValue(form, 'ownerType');
  const shown = useAdValue(form, ownerType === 'agent' ? 'agentMobile' : 'ownerMobile');
  const { data } = useQuery({ ...profileQueries.get(), enabled: form.mode === 'create' });
  const { identity, mobile } = data?.user ?? { identity: null, mobile: '' };
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input[inputmode]');
    const fields = { ...form.fields(), ownerType };
    if (mobile && !isTyping) form.change(withOwnDetails(fields, { identity, mobile }));
  }, [form, ownerType, identity, mobile]);
  if (!mobile || shown !== mobile) return null;
  return <p className="text-small text-ink-2">{t('identity.prefilled')}</p>;
}

/** The agent's details, and their agency. */
export function AgentFields({ form }: { form: AdForm }) {
  return (
    <>
      <AdDigitsField form={form} name="agentIdentity" of={IDENTITY} />
      <AdDayField form={form} name="agentDOB" />
      <AdMobileField form={form} name="agentMobile" />
      <AdDigitsField form={form} name="agencyNumber" of={AGENCY_NUMBER} />
    </>
  );
}
