import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/draft-store.ts';
import { actDraft, givenIn } from './act-draft.ts';

interface QuestionPreviewProps {
  /** Whose draft it shows. */
  about: string;
  initial: Record<string, string>;
}

/** A question in both languages as the public reads it: plain text, a blank line parts paragraphs. */
export function QuestionPreview({ about, initial }: QuestionPreviewProps) {
  const { t } = useTranslation('ops');
  const text: Record<string, string> = { ...initial, ...givenIn(useDraft(actDraft), about) };
  return (
    <section aria-label={t('articles.preview')} className="flex w-full flex-col gap-4">
      <h3 className="text-small-strong">{t('articles.preview')}</h3>
      {(['Ar', 'En'] as const).map((language) => (
        <div
          key={language}
          lang={language.toLowerCase()}
          dir={language === 'Ar' ? 'rtl' : 'ltr'}
          className="rounded-field bg-sunken p-4"
        >
          <p className="text-body-strong">{text[`question${language}`] || '…'}</p>
          {(text[`answer${language}`] ?? '').split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mt-2 text-read whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
