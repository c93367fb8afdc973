import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ChevronDown, Link2, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { RecordNotFound } from '../../shell/record-not-found.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { useShareLink } from '../../shell/share-link.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { questionQueries } from './queries.ts';
import { lacksQuestion, matchingQuestions, type Question, requestedQuestion } from './question-data.ts';

const route = getRouteApi('/_shell/questions');
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** /questions (services §2): questions that open to their answers, and a search in both. */
export function QuestionListScreen() {
  const { t } = useTranslation('questions');
  const search = route.useSearch();
  const list = useQuery(questionQueries.list());
  if (lacksQuestion(list.data?.rows, search)) return <RecordNotFound record="question" />;
  return (
    <>
      <ScreenBar title={t('title')} />
      <QueryFrame
        query={list}
        failed={t('failure')}
        skeleton={<QuestionsSkeleton />}
        className="pt-2 pb-10"
        bodyClassName="max-w-200"
      >
        {({ rows }) => <Questions rows={rows} requested={requestedQuestion(search)} />}
      </QueryFrame>
    </>
  );
}

function Questions({ rows, requested }: { rows: readonly Question[]; requested: number | null }) {
  const { t } = useTranslation('questions');
  const [typed, setTyped] = useState('');
  const found = matchingQuestions(rows, typed);
  if (rows.length === 0) {
    return (
      <EmptyState picture="/art/empty-results.svg" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <TextField
        label={t('search.label')}
        type="search"
        enterKeyHint="search"
        icon={<Search aria-hidden className="icon-20 text-ink-2" />}
        placeholder={t('search.placeholder')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="flex min-h-12 items-center text-small text-ink-2">
        {t('count', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ListRows label={t('title')} flush>
          {found.map((row) => (
            <QuestionRow key={row.id} row={row} isRequested={row.id === requested} />
          ))}
        </ListRows>
      ) : (
        <EmptyState
          picture="/art/empty-results.svg"
          title={t('nothing.title', { text: typed.trim() })}
          action={
            <Button variant="second" tall onClick={() => setTyped('')}>
              {t('nothing.clear')}
            </Button>
          }
        >
          {t('nothing.text')}
        </EmptyState>
      )}
    </>
  );
}

function QuestionsSkeleton() {
  const { t } = useTranslation('questions');
  return (
    <Loading label={t('loading')}>
      <Skeleton className="mb-2 h-5 w-24" />
      <Skeleton className="h-field w-full rounded-field" />
      <div className="mt-12 flex flex-col gap-2">
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="h-14 w-full rounded-field" />
        ))}
      </div>
    </Loading>
  );
}

/**
 * A question that opens to its answer. A <details> element: it opens before the app has started,
 * and find-in-page opens it too.
 */
function QuestionRow({ row, isRequested }: { row: Question; isRequested: boolean }) {
  const { t } = useTranslation('questions');
  const box = useRef<HTMLDetailsElement>(null);
  const share = useShareLink();
  useEffect(() => {
    if (isRequested) box.current?.scrollIntoView({ block: 'center' });
  }, [isRequested]);
  const { id, question, answer } = row;
  return (
    <details ref={box} open={isRequested || undefined} className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-3 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 text-body-strong text-pretty">{question}</h2>
        <ChevronDown aria-hidden className="icon-20 text-ink-2 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        {answer.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="mb-2 max-w-prose text-read text-ink-2">
            {paragraph}
          </p>
        ))}
        <button
          type="button"
          data-print="none"
          onClick={() => void share({ title: question, url: `${window.location.origin}/questions?id=${id}` })}
          className={buttonClasses({ variant: 'quiet', className: '-ms-4' })}
        >
          <Link2 aria-hidden />
          {t('share')}
        </button>
      </div>
    </details>
  );
}
