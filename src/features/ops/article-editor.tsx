import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/draft-store.ts';
import { NeedsConnection } from '../../pwa/needs-connection.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { articleDraft } from './article-draft.ts';
import { ArticlePreview } from './article-preview.tsx';
import { ArticleStatus } from './article-status.tsx';
import { ViewBody, ViewHead } from './pane-faces.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { useAct } from './use-act.ts';

interface Written {
  ar: string;
  en: string;
  picture: string | null;
  status?: 'published' | 'hidden';
  seen?: string;
}

interface ArticleEditorProps {
  /** Null for a new one. */
  id: number | null;
  written: Written;
  onDone: () => void;
}

const LANGUAGES = ['ar', 'en'] as const;
const MOST_CHARACTERS = 60_000;

/** An article in both languages, and beside it what its readers will see. Nothing typed is lost before it is published. */
export function ArticleEditor({ id, written, onDone }: ArticleEditorProps) {
  const { t, i18n } = useTranslation('ops');
  const toast = useToast();
  const of = String(id ?? 0);
  const draft = useDraft(articleDraft);
  const isDraft = draft.of === of;
  const text = isDraft ? draft : { ar: written.ar, en: written.en, picture: written.picture ?? '' };
  const [language, setLanguage] = useState<'ar' | 'en'>(i18n.language === 'en' ? 'en' : 'ar');
  const { mutate, isPending, error, reset } = useAct();
  const change = (part: { ar?: string; en?: string; picture?: string }) => {
    articleDraft.change({ ar: text.ar, en: text.en, picture: text.picture, of, ...part });
    if (error) reset();
  };
  const verb = id === null ? 'articles add' : 'articles edit';
  const publish = () => {
    if (isPending) return;
    mutate(
      {
        verb,
        args: {
          ar: text.ar,
          en: text.en,
          ...(text.picture !== '' && { picture: text.picture }),
          ...(id !== null && { id: String(id) }),
        },
        ...(written.seen !== undefined && { seen: written.seen }),
      },
      {
        onSuccess: () => {
          articleDraft.clear();
          toast.show({ message: t(id === null ? 'articles.published' : 'articles.saved') });
          onDone();
        },
        onError: ({ fields }) => {
          const wrong = LANGUAGES.find((one) => fields[one]);
          if (wrong) setLanguage(wrong);
        },
      },
    );
  };
  const isElsewhere = error && !error.fields.ar && !error.fields.en && !error.fields.picture;
  return (
    <ViewBody>
      <ViewHead
        title={id === null ? t('articles.new') : t('articles.edit')}
        end={
          written.status === 'hidden' ? (
            <Badge>{t('articles.hidden')}</Badge>
          ) : isDraft ? (
            <Button
              variant="quiet"
              onClick={() => {
                articleDraft.clear();
                reset();
              }}
            >
              {t('articles.drop')}
            </Button>
          ) : null
        }
      />
      {isElsewhere ? (
        error.fields.seen ? (
          <Alert reveal title={error.message} message={error.fields.seen} />
        ) : (
          <ErrorAlert error={error} title={t('failed')} />
        )
      ) : null}
      <Segmented
        label={t('articles.language')}
        options={LANGUAGES.map((value) => ({ value, label: t(`articles.languages.${value}`) }))}
        value={language}
        onChange={setLanguage}
        className="max-w-80"
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <TextArea
            key={language}
            label={t('articles.markdown')}
            name={language}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            rows={20}
            maxLength={MOST_CHARACTERS}
            hint={t('articles.hint')}
            value={text[language]}
            error={error?.fields[language]}
            onChange={({ target }) => change({ [language]: target.value })}
          />
          <PictureChoice
            value={text.picture}
            error={error?.fields.picture}
            onChange={(picture) => change({ picture })}
          />
        </div>
        <ArticlePreview markdown={text[language]} language={language} />
      </div>
      <NeedsConnection calls={['ops.act']} />
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={isPending} busyLabel={t('sending')} onClick={publish}>
          {id === null ? t('articles.publish') : t('articles.save')}
        </Button>
        {id !== null && written.status && written.seen ? (
          <ArticleStatus id={id} status={written.status} seen={written.seen} />
        ) : null}
      </div>
    </ViewBody>
  );
}
