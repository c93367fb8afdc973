import { Link } from '@tanstack/react-router';
import { Calculator, CalendarCheck, House, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RentedProperty } from '../../../contract/rentals.ts';
import { ListRows, RowFace, rowClasses } from '../../ui/list-rows.tsx';
import { useOpenTargets } from '../properties/open-targets.ts';

/** services §2: from a rental to its property's page, to maintenance, financing and a viewing. */
export function RentalLinks({ rental: { id } }: { rental: Pick<RentedProperty, 'id'> }) {
  const { t } = useTranslation('rentals');
  const { finance, preview } = useOpenTargets(id);
  return (
    <ListRows label={t('links.title')}>
      <Link to="/propertydetails/$id" params={{ id: String(id) }} className={rowClasses()}>
        <RowFace icon={<House aria-hidden />}>{t('links.home')}</RowFace>
      </Link>
      <Link to="/maintenances" search={{}} className={rowClasses()}>
        <RowFace icon={<Wrench aria-hidden />}>{t('links.maintenance')}</RowFace>
      </Link>
      {finance ? (
        <Link to={finance} className={rowClasses()}>
          <RowFace icon={<Calculator aria-hidden />}>{t('links.finance')}</RowFace>
        </Link>
      ) : null}
      {preview ? (
        <Link to={preview} className={rowClasses()}>
          <RowFace icon={<CalendarCheck aria-hidden />}>{t('links.preview')}</RowFace>
        </Link>
      ) : null}
    </ListRows>
  );
}
