import { useQuery } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayDo } from '../../../contract/ops-roles.ts';
import { createDraftStore, PERSON_DRAFT_MS, useDraft } from '../../device/draft-store.ts';
import { NeedsConnection } from '../../device/offline.tsx';
import { sessionStore } from '../../device/session-store.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ArticleBody } from '../../shell/article-body.tsx';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ActForm } from './act-form.tsx';
import { ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { useAct } from './use-act.ts';
import { useOpsRole } from './use-ops-role.ts';
import { useVerbForms } from './verb-forms.ts';

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

/**
 * Edits an article in both languages, beside a preview. A draft keeps what was typed until it is
 * published.
 */
export function ArticleEditor({ id, written, onDone }: ArticleEditorProps) {
  const { t, i18n } = useTranslation('ops');
  const toast = useToast();
  const role = useOpsRole();
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
        {role && mayDo(role, 'articles') ? (
          <Button busy={isPending} busyLabel={t('sending')} onClick={publish}>
            {id === null ? t('articles.publish') : t('articles.save')}
          </Button>
        ) : null}
        {id !== null && written.status && written.seen ? (
          <ArticleStatus id={id} status={written.status} seen={written.seen} />
        ) : null}
      </div>
    </ViewBody>
  );
}

/** The unpublished article being written; `of` is its id, 0 for a new one, null for none. */
const articleDraft = createDraftStore<{
  of: string | null;
  ar: string;
  en: string;
  picture: string;
}>({
  name: 'ops-article',
  empty: { of: null, ar: '', en: '', picture: '' },
  owner: sessionStore.personId,
  ttlMs: PERSON_DRAFT_MS,
});

const SETTLE_MS = 400;

interface ArticlePreviewProps {
  markdown: string;
  language: 'ar' | 'en';
}

/** The reader's view: the server parses the Markdown, and it renders as in the blog. */
function ArticlePreview({ markdown, language }: ArticlePreviewProps) {
  const { t } = useTranslation('ops');
  const { data, error } = useQuery(opsQueries.preview(useDebounced(markdown, SETTLE_MS)));
  const preview = data?.preview;
  return (
    <section aria-label={t('articles.preview')} className="min-w-0">
      <h2 className="mb-2 text-small-strong">{t('articles.preview')}</h2>
      <div
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className="min-h-60 rounded-card bg-surface p-5 shadow-card"
      >
        {error && !preview ? <ErrorAlert error={error} title={t('notLoaded')} /> : null}
        {preview?.title ? <p className="mb-4 text-title-1">{preview.title}</p> : null}
        {preview && !preview.isWhole ? (
          <p className="text-small text-ink-2">{t('articles.notWhole')}</p>
        ) : null}
        {preview ? <ArticleBody blocks={preview.blocks} /> : null}
      </div>
    </section>
  );
}

interface ArticleStatusProps {
  id: number;
  status: 'published' | 'hidden';
  seen: string;
}

/** Hides an article, or publishes it again. */
function ArticleStatus({ id, status, seen }: ArticleStatusProps) {
  const [isOpen, setOpen] = useState(false);
  const isHidden = status === 'hidden';
  const [form] = useVerbForms([isHidden ? 'articles publish' : 'articles hide']);
  if (!form) return null;
  if (!isOpen) {
    return (
      <Button
        variant={isHidden ? 'second' : 'danger'}
        className={isHidden ? undefined : 'bg-danger-tint text-on-danger-tint!'}
        onClick={() => setOpen(true)}
      >
        {form.press}
      </Button>
    );
  }
  return (
    <div className="w-full max-w-form rounded-card bg-surface p-4 shadow-card">
      <ActForm
        form={form}
        about={`articles/${id}`}
        fixed={{ id: String(id) }}
        seen={seen}
        onDone={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}

interface PictureChoiceProps {
  /** The photo's base path; '' for none. */
  value: string;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** Chooses an article's top photo among ours. */
function PictureChoice({ value, error, onChange }: PictureChoiceProps) {
  const { t } = useTranslation(['ops', 'shell']);
  const [isOpen, setOpen] = useState(false);
  const { data, isLoading } = useQuery({ ...opsQueries.pictures(), enabled: isOpen });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        {value ? (
          <img
            src={`/media/${value}-400.webp`}
            alt={t('articles.picture')}
            className="aspect-photo w-28 rounded-thumb bg-sunken object-cover"
          />
        ) : null}
        <Button variant="second" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ImageIcon aria-hidden />
          <span>{value ? t('articles.otherPicture') : t('articles.choosePicture')}</span>
        </Button>
      </div>
      {error ? (
        <p role="alert" className="text-small-strong text-on-danger-tint">
          {error}
        </p>
      ) : null}
      {isOpen && isLoading ? (
        <Loading label={t('shell:loading')} className="grid grid-cols-4 gap-2">
          <Skeleton className="aspect-photo" />
          <Skeleton className="aspect-photo" />
          <Skeleton className="aspect-photo" />
          <Skeleton className="aspect-photo" />
        </Loading>
      ) : null}
      {isOpen && data ? (
        <ul className="grid max-h-72 grid-cols-4 gap-2 overflow-y-auto rounded-card bg-sunken p-2">
          {data.rows.map(({ path, thumbnail, alt }) => (
            <li key={path}>
              <button
                type="button"
                aria-pressed={path === value}
                onClick={() => {
                  onChange(path);
                  setOpen(false);
                }}
                className={cx('block w-full overflow-hidden rounded-thumb', path === value && 'ring-focus')}
              >
                <img src={thumbnail} alt={alt} loading="lazy" className="aspect-photo w-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
