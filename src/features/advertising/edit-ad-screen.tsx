import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdState, adRefusalOf } from '../../../contract/ad-rules.ts';
import { advertisingErrors } from '../../../contract/advertising-errors.ts';
import type { ErrorName } from '../../../contract/error-numbers.ts';
import type { Language } from '../../../contract/language.ts';
import type { PropertyDetail } from '../../../contract/property-entities.ts';
import { ErrorState } from '../../shell/error-state.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { adDraft, beginEdit, clearDraft, isTouched } from './ad-draft.ts';
import { fieldsOfProperty } from './ad-from-property.ts';
import { AdWizard } from './ad-wizard.tsx';
import { adQueries } from './queries.ts';
import { usePhotoActs } from './use-photo-uploads.ts';

/** /propertieupdate/{key} (services §2): the wizard for an existing ad. */
export function EditAdScreen({ id, wanted }: { id: number; wanted: unknown }) {
  const { t } = useTranslation('advertising');
  const { data, error, refetch } = useQuery(adQueries.edited(id));
  if (error?.status === 404 || error?.status === 403 || (data && !data.property.Ad)) return <AdMissing />;
  if (data?.property.Ad && !data.property.Ad.actions.includes('edit')) {
    return <AdClosed state={data.property.Ad.state} />;
  }
  if (data) return <Editing key={id} property={data.property} wanted={wanted} />;
  return (
    <>
      <ScreenBar narrow title={t('edit.title')} />
      {error ? (
        <ErrorState error={error} title={t('edit.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('loading')} className="page">
          <div className="mx-auto grid max-w-form gap-4">
            <Skeleton className="h-8" />
            <Skeleton className="h-22 rounded-card" />
            <Skeleton className="h-22 rounded-card" />
          </div>
        </Loading>
      )}
    </>
  );
}

/** An ad that is missing, or another's. */
export function AdMissing() {
  const { t } = useTranslation('advertising');
  return <NoEdit title={t('missing.title')} text={t('missing.text')} />;
}

/** Says why the ad can't be edited in its state, with the server's text. */
function AdClosed({ state }: { state: AdState }) {
  const { t, i18n } = useTranslation('advertising');
  const { [adRefusalOf(state)]: refusal = advertisingErrors.adNotInStatus } = advertisingErrors as Partial<
    Record<ErrorName, Record<Language, string>>
  >;
  return <NoEdit title={t('closed')} text={refusal[i18n.language as Language]} />;
}

function NoEdit({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('advertising');
  return (
    <>
      <ScreenBar title={t('edit.title')} />
      <EmptyState
        picture="/art/not-found.svg"
        title={title}
        action={
          <Link to="/propertie" className={buttonClasses({ tall: true })}>
            {t('sent.toAds')}
          </Link>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}

function Editing({ property, wanted }: { property: PropertyDetail; wanted: unknown }) {
  const { id } = property;
  const { current, reset } = usePhotoActs(id);
  const [isBegun, setBegun] = useState(false);
  // A newer answer of the server does not change the open form.
  const [first] = useState(property);
  useEffect(() => {
    // Unfinished uploads continue, and so does their form.
    const isResting = () => current().every(({ state }) => state === 'kept');
    beginEdit(id, fieldsOfProperty(first));
    if (isResting()) reset();
    setBegun(true);
    return () => {
      // Without changes nothing stays on the device.
      if (isResting() && !isTouched(adDraft(id).current())) clearDraft(id);
    };
  }, [id, first, current, reset]);
  return isBegun ? <AdWizard propertyId={id} wanted={wanted} /> : null;
}
