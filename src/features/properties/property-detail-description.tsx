import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { PropertyDetailSection } from './property-detail-section.tsx';

/** More than four lines on the narrowest phone. */
const LONG_LENGTH = 220;
const LONG_LINES = 4;

/** The advertiser's own words; long ones are folded on phones. */
export function PropertyDetailDescription({ text }: { text: string }) {
  const { t } = useTranslation('detail');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!text.trim()) return null;
  const isLong = text.length > LONG_LENGTH || text.split('\n').length > LONG_LINES;
  return (
    <PropertyDetailSection title={t('about')}>
      <p
        id={id}
        className={cx('text-read whitespace-pre-line text-ink-2', isLong && !isOpen && 'max-lg:line-clamp-4')}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((now) => !now)}
          className={linkClasses({ className: 'lg:hidden' })}
        >
          <span>{isOpen ? t('less') : t('more')}</span>
          <ChevronDown aria-hidden className={cx('transition-transform', isOpen && 'rotate-180')} />
        </button>
      ) : null}
    </PropertyDetailSection>
  );
}
