import { Link, useParams, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingFace } from '../../shell/missing-face.tsx';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { useSession } from '../session/use-session.ts';
import { PropertyDetailBack } from './detail/back.tsx';
import { propertyIdOf } from './detail/data.ts';

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

/**
 * The server renders a page for everybody, and knows no session: to its advertiser a listing may be there that the
 * public does not see, so that a person's own browser asks once more.
 */
export function PropertyDetailMissing() {
  const router = useRouter();
  const isSignedIn = useSession().user !== null;
  const canBe = propertyIdOf(useParams({ strict: false }).id ?? '') !== null;
  useEffect(() => {
    if (isSignedIn && canBe) void router.invalidate();
  }, [isSignedIn, canBe, router]);
  return <PropertyMissingScreen />;
}
