import { createLink } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { linkClasses } from '../../ui/button.tsx';

/** The link at a section's end; its accessible name includes the section's title. */
export const SeeAll = createLink(({ section, href, ...link }: ComponentProps<'a'> & { section: string }) => {
  const { t } = useTranslation('home');
  return (
    <a {...link} href={href} aria-label={t('seeAllOf', { section })} className={linkClasses()}>
      {t('seeAll')}
      <ChevronRight aria-hidden className="flip" />
    </a>
  );
});
