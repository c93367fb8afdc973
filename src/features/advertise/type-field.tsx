import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Picker } from '../../ui/picker.tsx';
import { propertyQueries } from '../properties/queries.ts';
import type { AdForm } from './ad-form.ts';
import { useAdFault, useAdValue } from './use-ad-field.ts';

/** The types of the chosen category; all of them before one is chosen, and a type brings its category along. */
export function TypeField({ form }: { form: AdForm }) {
  const { t } = useTranslation(['advertise', 'properties']);
  const chosen = useAdValue(form, 'category');
  const typeId = useAdValue(form, 'typeId');
  const error = useAdFault(form, 'typeId');
  const init = useQuery(propertyQueries.init());
  const types = (init.data?.typesList ?? []).filter(({ category }) => chosen === '' || category === chosen);
  return (
    <Picker
      variant="field"
      label={t('fields.typeId')}
      placeholder={t('choose')}
      words={{
        close: t('properties:picker.close'),
        search: t('property.searchType'),
        nothing: t('properties:picker.nothing'),
      }}
      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      busy={init.isLoading}
      busyLabel={t('loading')}
      value={typeId}
      error={error}
      onChange={(picked) => {
        const type = types.find(({ id }) => String(id) === picked);
        form.change({ typeId: picked, ...(type && { category: type.category }) });
      }}
    />
  );
}
