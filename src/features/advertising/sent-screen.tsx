import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { SuccessState } from '../../ui/success-state.tsx';

interface SentScreenProps {
  /** The screen's name, in its bar. */
  bar: string;
  /** The progress, above the picture. */
  lead?: ReactNode;
  title: string;
  text: string;
  /** The link for following it; the link home is below. */
  children: ReactNode;
}

/** A confirmation, and the next steps. */
export function SentScreen({ bar, lead, title, text, children }: SentScreenProps) {
  const { t } = useTranslation('advertising');
  return (
    <>
      <ScreenBar narrow title={bar} />
      <div className="page pb-page">
        <div className="mx-auto max-w-form">
          {lead}
          <SuccessState title={title} text={text}>
            {children}
            <Link to="/" className={buttonClasses({ variant: 'quiet', block: true })}>
              {t('sent.home')}
            </Link>
          </SuccessState>
        </div>
      </div>
    </>
  );
}
