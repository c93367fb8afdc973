import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorNumbers } from '../../../contract/error-numbers.ts';
import { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PropertyDetailBack } from './property-detail-back.tsx';

/**
 * There is no such listing, or it is public no more: the server's own words and number, and the way to
 * others. Drawn alike whether the server found it while rendering or the browser afterwards.
 */
export function PropertyMissingScreen() {
  const { t } = useTranslation('detail');
  useDocumentHead({ title: t('missing.head'), description: '' });
  const error = new ApiError(t('missing.title'), errorNumbers.propertyNotFound, 404);
  return (
    <div>
      <PropertyDetailBack className="m-1" />
      <div className="page py-4">
        <ErrorAlert error={error} />
        <EmptyState
          picture="/art/not-found.svg"
          title={t('missing.gone')}
          level={1}
          action={
            <Link to="/propertielist" className={buttonClasses({ tall: true })}>
              <Search aria-hidden />
              {t('missing.browse')}
            </Link>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </div>
    </div>
  );
}
