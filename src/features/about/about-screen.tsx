import { useTranslation } from 'react-i18next';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { AboutCompany } from './about-company.tsx';
import { AboutServices } from './about-services.tsx';

/** /aboutus (core §1): who we are, the five services, and how to reach us. No footer stands under it. */
export function AboutScreen() {
  const { t } = useTranslation('about');
  return (
    <>
      <ScreenBar title={t('title')} />
      <div className="page flex flex-col gap-8 pt-2 pb-page lg:pt-4">
        <section className="relative isolate overflow-hidden rounded-card bg-brand p-6 text-on-brand lg:p-12">
          <LogoMark className="absolute -end-6 -bottom-8 -z-1 hidden size-44 opacity-20 md:block lg:size-64" />
          <h2 className="text-display text-balance lg:text-hero">{t('lead')}</h2>
          <p className="mt-3 max-w-form text-read text-on-brand-2">{t('text')}</p>
        </section>
        <AboutServices />
        <AboutCompany />
      </div>
    </>
  );
}
