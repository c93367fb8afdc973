import { useLocation } from '@tanstack/react-router';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { ListRows } from '../../ui/list-rows.tsx';
import type { AdForm } from './ad-form.ts';
import { AdDigitsField, AdTextField } from './ad-text-field.tsx';
import { CountField } from './count-field.tsx';
import { FeaturesField } from './features-field.tsx';
import { LocationField } from './location-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PropertyBasics } from './property-basics.tsx';
import { PROPERTY_NUMBER } from './typed-fields.ts';
import { useHasFaults } from './use-ad-field.ts';

/** As much as the contract takes. */
const STREET_MAX = 100;

/** services §2, step 3: the property's data. The screen that is seen first stands first: the rest follows its paint. */
export function PropertyStep({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const isDue = useAfterPaint(visit);
  // What is wrong may stand below, and is to be focused.
  const hasFaults = useHasFaults(form);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={t('photos.title')}>
        <PhotoField form={form} />
      </Section>
      <Section title={t('property.basics')}>
        <PropertyBasics form={form} />
      </Section>
      {isDue || hasFaults ? <Rest form={form} /> : null}
    </div>
  );
}

const Rest = memo(function Rest({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertise');
  // Label, box and note of one stand beside those of the others, whichever of them takes two lines.
  const inRow = {
    form,
    of: PROPERTY_NUMBER,
    isOptional: true,
    // In English not all three have room for «Optional» beside them on a phone.
    className:
      'row-span-3 grid grid-rows-subgrid ltr:max-sm:[&>label]:flex-col ltr:max-sm:[&>label]:flex-nowrap ltr:max-sm:[&>label]:justify-end',
  };
  return (
    <>
      <Section title={t('property.details')}>
        <ListRows flush>
          <CountField form={form} name="roomsCount" />
          <CountField form={form} name="bathrooms" />
          <CountField form={form} name="floorsCount" />
          <CountField form={form} name="age" />
        </ListRows>
        <FeaturesField form={form} />
      </Section>
      <Section title={t('property.place')}>
        <PlaceFields form={form} />
        <LocationField form={form} />
        <AdTextField form={form} name="street" isOptional maxLength={STREET_MAX} />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(6rem,30%)),1fr))] grid-rows-[repeat(3,auto)] gap-x-3">
          <AdDigitsField {...inRow} name="buildNumber" />
          <AdDigitsField {...inRow} name="floorNumber" />
          <AdDigitsField {...inRow} name="apartmentNumber" />
        </div>
      </Section>
    </>
  );
});

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id={id} className="text-title-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
