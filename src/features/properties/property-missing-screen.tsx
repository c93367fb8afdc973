import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MissingFace } from '../../shell/missing-face.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { PropertyDetailBack } from './property-detail-back.tsx';

/**
 * There is no such listing, or it is public no more: the server's own words and number, and the way to
 * others. Drawn alike whether the server found it while rendering or the browser afterwards.
 */
export function PropertyMissingScreen() {
  const { t } = useTranslation('detail');
  useDocumentHead({ title: t('missing.head'), description: '' });
  return (
    <div>
      <PropertyDetailBack className="m-1" />
      <MissingFace
        error="propertyNotFound"
        message={t('missing.title')}
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
      </MissingFace>
    </div>
  );
}
