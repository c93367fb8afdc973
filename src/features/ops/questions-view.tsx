import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsQuestion } from '../../../contract/ops-content.ts';
import { useDraft } from '../../device/draft-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Num } from '../../ui/num.tsx';
import { actDraft, typedIn } from './act-draft.ts';
import { ActForm } from './act-form.tsx';
import { reveal } from './notes.tsx';
import { PaneError, PaneSkeleton, ViewBody, ViewHead } from './pane-states.tsx';
import { opsQueries } from './queries.ts';
import { useVerbForms } from './verb-forms.ts';

/** The questions in order; the open one is edited in place. */
export function QuestionsView() {
  const { t } = useTranslation('ops');
  const { data, error, refetch } = useQuery(opsQueries.questions());
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [add] = useVerbForms(['questions add']);
  const close = () => setOpen(null);
  return (
    <ViewBody>
      <ViewHead
        title={t('nav.questions')}
        end={
          open === 'new' || !add ? null : (
            <Button onClick={() => setOpen('new')}>
              <Plus aria-hidden />
              <span>{add.press}</span>
            </Button>
          )
        }
      />
      {open === 'new' && add ? (
        <section className="grid gap-6 rounded-card bg-surface p-4 shadow-card lg:grid-cols-2">
          <ActForm form={add} about="questions" onDone={close} onCancel={close} />
          <QuestionPreview about="questions questions add" initial={{}} />
        </section>
      ) : null}
      {data ? (
        <ul className="divide-y divide-line rounded-card bg-surface shadow-card">
          {data.rows.map((row) => (
            <li key={row.id} className="px-4 py-1">
              {open === row.id ? (
                <Edited row={row} onClose={close} />
              ) : (
                <Line row={row} onOpen={() => setOpen(row.id)} />
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <PaneError error={error} onRetry={() => void refetch()} />
      ) : (
        <PaneSkeleton />
      )}
    </ViewBody>
  );
}

function Line({ row, onOpen }: { row: OpsQuestion; onOpen: () => void }) {
  const { t, i18n } = useTranslation('ops');
  return (
    <div className="flex items-center gap-4">
      <Num className="w-6 text-small text-ink-2">{row.place}</Num>
      <span className="min-w-0 flex-1 text-small-strong">
        {i18n.language === 'en' ? row.questionEn : row.questionAr}
      </span>
      {row.status === 'hidden' ? <Badge>{t('articles.hidden')}</Badge> : null}
      <Button variant="quiet" onClick={onOpen}>
        {t('questions.change')}
      </Button>
    </div>
  );
}

function Edited({ row, onClose }: { row: OpsQuestion; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { id, status, seen, questionAr, answerAr, questionEn, answerEn, place } = row;
  const initial = { questionAr, answerAr, questionEn, answerEn, place: String(place) };
  const [edit, turn] = useVerbForms([
    'questions edit',
    status === 'hidden' ? 'questions publish' : 'questions hide',
  ]);
  const fixed = { id: String(id) };
  if (!edit || !turn) return null;
  if (isAsking) {
    return (
      <div ref={reveal}>
        <ActForm
          form={turn}
          about={`questions/${id}`}
          fixed={fixed}
          seen={seen}
          onDone={onClose}
          onCancel={() => setAsking(false)}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-6 py-3 lg:grid-cols-2">
      <ActForm
        form={edit}
        about={`questions/${id}`}
        fixed={fixed}
        initial={initial}
        seen={seen}
        onDone={onClose}
        onCancel={onClose}
      />
      <div className="flex flex-col items-start gap-4">
        <QuestionPreview about={`questions/${id} questions edit`} initial={initial} />
        <Button variant="second" onClick={() => setAsking(true)}>
          {turn.press}
        </Button>
      </div>
    </div>
  );
}

interface QuestionPreviewProps {
  /** The draft's item. */
  about: string;
  initial: Record<string, string>;
}

/** A question in both languages as readers see it: plain text, blank lines separate paragraphs. */
function QuestionPreview({ about, initial }: QuestionPreviewProps) {
  const { t } = useTranslation('ops');
  const text: Record<string, string> = { ...initial, ...typedIn(useDraft(actDraft), about) };
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
