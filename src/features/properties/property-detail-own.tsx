import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../ui/button.tsx';

/** What its advertiser does next with his own ad: change it, or go to all of his. */
export function PropertyDetailOwn({ propertyId }: { propertyId: number }) {
  const { t } = useTranslation('detail');
  return (
    <section aria-label={t('own.label')} className="flex w-full flex-wrap items-center gap-2">
      <Link
        to="/propertieupdate/$key"
        params={{ key: String(propertyId) }}
        className={buttonClasses({ tall: true, className: 'flex-[1.25]' })}
      >
        <Pencil aria-hidden />
        {t('own.edit')}
      </Link>
      <Link to="/propertie" className={buttonClasses({ variant: 'second', tall: true, className: 'flex-1' })}>
        {t('own.all')}
      </Link>
    </section>
  );
}
