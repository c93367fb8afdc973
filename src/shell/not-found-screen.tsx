import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../ui/button.tsx';
import { CompactFooter } from './footer.tsx';
import { MainLandmark } from './main-landmark.tsx';
import { useDocumentHead } from './use-document-head.ts';

/** core §2: any other path. `data-screen="bare"` hides the bars in any layout. */
export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  useDocumentHead({ title: t('notFound.title'), description: '' });
  return (
    <div data-screen="bare" className="flex min-h-dvh flex-col">
      <MainLandmark className="grid flex-1 place-content-center justify-items-center gap-6 px-8 py-10 text-center">
        <img src="/art/not-found.svg" alt="" width={232} height={200} />
        <h1>
          <span className="block text-figure text-palm">404</span>
          <span className="mt-1 block text-title-1">{t('notFound.text')}</span>
        </h1>
        <Link to="/" className={buttonClasses({ tall: true, className: 'min-w-55' })}>
          <House aria-hidden />
          {t('nav.home')}
        </Link>
      </MainLandmark>
      <CompactFooter />
    </div>
  );
}
