import { useLocation } from '@tanstack/react-router';
import { Minus, Plus } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PROPERTY_NUMBER_MAX } from '../../../contract/limits.ts';
import { useAfterPaint } from '../../lib/use-after-paint.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { Picker } from '../../ui/picker.tsx';
import { usePlaceLists } from '../places/place-options.ts';
import type { AdForm } from './ad-form.ts';
import { AdDigitsField, AdTextField, type LabelledField } from './ad-text-field.tsx';
import { FeaturesField } from './features-field.tsx';
import { LocationField } from './location-field.tsx';
import { PhotoField } from './photo-field.tsx';
import { PropertyBasics } from './property-basics.tsx';
import { PROPERTY_NUMBER, readDigits } from './typed-fields.ts';
import { useAdError, useAdValue, useHasErrors } from './use-ad-field.ts';

/** The contract's limit. */
const STREET_MAX = 100;

/**
 * services §2, step 3: the property's data. Renders the first screen at once, the rest after its
 * paint.
 */
export function PropertyStep({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const isDue = useAfterPaint(visit);
  // Errors may be below, and get the focus.
  const hasErrors = useHasErrors(form);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={t('photos.title')}>
        <PhotoField form={form} />
      </Section>
      <Section title={t('property.basics')}>
        <PropertyBasics form={form} />
      </Section>
      {isDue || hasErrors ? <Rest form={form} /> : null}
    </div>
  );
}

const Rest = memo(function Rest({ form }: { form: AdForm }) {
  const { t } = useTranslation('advertising');
  // Aligns labels, boxes and notes of a row, even if one takes two lines.
  const inRow = {
    form,
    of: PROPERTY_NUMBER,
    isOptional: true,
    // In English «Optional» does not fit beside all three on a phone.
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
        <LocationField form={form} />
        <PlaceFields form={form} />
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

/** A number, set by two buttons or typed between them; '' until it is chosen. */
function CountField({ form, name }: { form: AdForm; name: LabelledField }) {
  const { t } = useTranslation('advertising');
  const id = useId();
  const text = useAdValue(form, name);
  const count = Number(text);
  const error = useAdError(form, name);
  const set = (next: number) =>
    form.change({ [name]: String(Math.min(PROPERTY_NUMBER_MAX, Math.max(0, next))) });
  return (
    <div className="flex min-h-15 flex-wrap items-center py-1 ps-4 pe-1">
      <label htmlFor={id} className="min-w-0 flex-1 text-body-strong">
        {t(`fields.${name}`)}
      </label>
      <IconButton
        label={t('less', { name: t(`fields.${name}`) })}
        aria-disabled={count <= 0}
        onClick={() => count > 0 && set(count - 1)}
        className="text-palm"
      >
        <Minus aria-hidden className="icon-20" />
      </IconButton>
      <input
        id={id}
        name={name}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder="–"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => form.change({ [name]: readDigits(PROPERTY_NUMBER, target.value).digits })}
        className="num h-12 w-14 rounded-thumb bg-transparent text-center text-title-3 placeholder:text-ink-3"
      />
      <IconButton
        label={t('more', { name: t(`fields.${name}`) })}
        aria-disabled={count >= PROPERTY_NUMBER_MAX}
        onClick={() => set(count + 1)}
        className="text-palm"
      >
        <Plus aria-hidden className="icon-20" />
      </IconButton>
      {error ? (
        <p id={`${id}-note`} className="basis-full pb-2 text-small-strong text-on-danger-tint">
          {error}
        </p>
      ) : null}
    </div>
  );
}

const ALL_LISTS = { regions: true, cities: true, neighborhoods: true };
const idOf = (text: string) => (text === '' ? undefined : Number(text));
const optionsOf = (places: readonly { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * Region, city and neighbourhood, which the pin fills in; choosing a city sets its region, and
 * clears what no longer fits.
 */
function PlaceFields({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertising', 'places']);
  const regionId = useAdValue(form, 'regionId');
  const cityId = useAdValue(form, 'cityId');
  const neighborhoodId = useAdValue(form, 'neighborhoodId');
  const { regions, cities, neighborhoods } = usePlaceLists(
    { regionId: idOf(regionId), cityId: idOf(cityId) },
    ALL_LISTS,
  );
  const shared = { variant: 'field' as const, busyLabel: t('places:loading'), placeholder: t('choose') };
  const pickerTexts = (search: string) => ({
    close: t('places:close'),
    search,
    nothing: t('places:nothing'),
  });
  return (
    <div className="grid pair-grid items-start gap-3">
      <Picker
        {...shared}
        className="col-span-full"
        label={t('places:region')}
        texts={pickerTexts(t('places:searchRegion'))}
        options={optionsOf(regions.data?.regions)}
        busy={regions.isLoading}
        value={regionId}
        error={useAdError(form, 'regionId')}
        onChange={(picked) => form.change({ regionId: picked, cityId: '', neighborhoodId: '' })}
      />
      <Picker
        {...shared}
        label={t('places:city')}
        texts={pickerTexts(t('places:searchCity'))}
        options={optionsOf(cities.data?.cities)}
        busy={cities.isLoading || cities.isPlaceholderData}
        value={cityId}
        error={useAdError(form, 'cityId')}
        onChange={(picked) => {
          const city = cities.data?.cities.find(({ id }) => String(id) === picked);
          const region = city ? String(city.regionId) : regionId;
          form.change({ regionId: region, cityId: picked, ...(picked !== cityId && { neighborhoodId: '' }) });
        }}
      />
      <Picker
        {...shared}
        label={t('places:neighborhood')}
        placeholder={cityId === '' ? t('places:cityFirst') : t('choose')}
        texts={pickerTexts(t('places:searchNeighborhood'))}
        options={cityId === '' ? [] : optionsOf(neighborhoods.data?.neighborhoods)}
        busy={neighborhoods.isLoading}
        disabled={cityId === ''}
        value={neighborhoodId}
        error={useAdError(form, 'neighborhoodId')}
        onChange={(picked) => form.change({ neighborhoodId: picked })}
      />
    </div>
  );
}
