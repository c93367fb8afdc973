import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Smartphone } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Logo } from '../ui/logo.tsx';
import { useInView } from '../ui/use-in-view.ts';
import { PURPOSES } from './purposes.ts';
import { settingsQueries } from './settings.ts';

/** Loaded when the reader is near the page's end. */
const FooterSupport = lazyPart(async () => (await import('./footer-support.tsx')).FooterSupport);

const LINK = 'flex min-h-target items-center rounded-field hover:text-palm';

const PLACES = [
  { to: '/nearproperties', name: 'near' },
  { to: '/neighborhoodslist', name: 'neighborhoods' },
  { to: '/aboutus', name: 'about' },
  { to: '/blog', name: 'blog' },
  { to: '/questions', name: 'questions' },
  { to: '/terms', name: 'terms' },
  { to: '/privacy', name: 'privacy' },
] as const;

/** One line of links, for access, 404 and result screens and for a user’s own. */
export function CompactFooter({ className = 'pb-3' }: { className?: string }) {
  const { t } = useTranslation('shell');
  return (
    <footer
      data-print="none"
      className={cx('page flex flex-wrap justify-center gap-x-4 px-16! text-small text-ink-2', className)}
    >
      {PLACES.filter(
        ({ name }) => name === 'about' || name === 'questions' || name === 'terms' || name === 'privacy',
      ).map(({ to, name }) => (
        <Link key={to} to={to} className={LINK}>
          {t(`nav.${name}`)}
        </Link>
      ))}
    </footer>
  );
}

/**
 * core §2 and §1: links, store badges, contact block and social accounts, each only where it is
 * configured.
 */
export function Footer() {
  const { t } = useTranslation('shell');
  const { data } = useQuery(settingsQueries.get());
  const place = useRef<HTMLElement>(null);
  const isNear = useInView(place, { margin: '600px', once: true });
  const stores = [
    { name: 'App Store', url: data?.stores.appStore },
    { name: 'Google Play', url: data?.stores.googlePlay },
  ].filter((store) => store.url);
  return (
    <footer
      ref={place}
      data-print="none"
      className="mt-10 bg-sunken pt-8 pb-footer [content-visibility:auto] [contain-intrinsic-height:auto_548px] lg:[contain-intrinsic-height:auto_240px] group-has-data-[screen=map]/shell:hidden group-has-data-[screen=bare]/shell:hidden"
    >
      <div className="page grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_1fr_1fr]">
        <div>
          <Logo word={t('brand')} />
          <p className="mt-3 text-ink-2">{t('footer.motto')}</p>
          {stores.length > 0 ? (
            <div className="mt-4 flex flex-wrap gap-2">
              {stores.map(({ name, url }) => (
                <a
                  key={name}
                  href={url ?? undefined}
                  rel="noreferrer"
                  target="_blank"
                  className={buttonClasses({ variant: 'second', className: 'flex-1' })}
                >
                  <Smartphone aria-hidden />
                  <span lang="en">{name}</span>
                </a>
              ))}
            </div>
          ) : null}
        </div>
        <nav aria-label={t('footer.label')}>
          <ul className="grid pair-grid gap-x-4">
            <li>
              <Link to="/" className={LINK}>
                {t('nav.home')}
              </Link>
            </li>
            {PURPOSES.map((purpose) => (
              <li key={purpose}>
                <Link to="/propertielist" search={{ purpose }} className={LINK}>
                  {t(`nav.${purpose}`)}
                </Link>
              </li>
            ))}
            {PLACES.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {t(`nav.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Suspense fallback={null}>{data && isNear ? <FooterSupport settings={data} /> : null}</Suspense>
      </div>
    </footer>
  );
}
