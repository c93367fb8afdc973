import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';
import { managedProperty } from './managed-property.ts';

/** What its advertiser does next with his own ad as it stands: renew its licence, change it, or go to all of his. */
export function PropertyDetailOwn({ propertyId }: { propertyId: number }) {
  const { t } = useTranslation('detail');
  const { data } = useQuery(managedProperty(propertyId));
  const actions = data?.property.Ad?.actions;
  const key = String(propertyId);
  const wide = buttonClasses({ tall: true, className: 'flex-[1.25]' });
  return (
    <section aria-label={t('own.label')} className="flex w-full flex-wrap items-center gap-2">
      {actions?.includes('renew') ? (
        <Link to="/propertie" search={{ renew: propertyId }} className={wide}>
          <BadgeCheck aria-hidden />
          {t('own.renew')}
        </Link>
      ) : !actions || actions.includes('edit') ? (
        <Link to="/propertieupdate/$key" params={{ key }} className={wide}>
          <Pencil aria-hidden />
          {t('own.edit')}
        </Link>
      ) : null}
      <Link to="/propertie" className={buttonClasses({ variant: 'second', tall: true, className: 'flex-1' })}>
        {t('own.all')}
      </Link>
    </section>
  );
}
