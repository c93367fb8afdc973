import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFrame } from '../../shell/query-frame.tsx';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { questionQueries } from './queries.ts';
import { askedQuestion, lacksQuestion, matchingQuestions, type Question } from './question-data.ts';
import { QuestionMissingScreen } from './question-missing-screen.tsx';
import { QuestionRow } from './question-row.tsx';

const route = getRouteApi('/_shell/questions');
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** /questions (services §2): questions that open to their answers, and a search in both. */
export function QuestionListScreen() {
  const { t } = useTranslation('questions');
  const search = route.useSearch();
  const list = useQuery(questionQueries.list());
  if (lacksQuestion(list.data?.rows, search)) return <QuestionMissingScreen />;
  return (
    <>
      <ScreenBar title={t('title')} />
      <QueryFrame
        query={list}
        failed={t('failure')}
        bones={<QuestionsSkeleton />}
        className="pt-2 pb-10"
        bodyClassName="max-w-200"
      >
        {({ rows }) => <Questions rows={rows} asked={askedQuestion(search)} />}
      </QueryFrame>
    </>
  );
}

function Questions({ rows, asked }: { rows: readonly Question[]; asked: number | null }) {
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
            <QuestionRow key={row.id} row={row} isAsked={row.id === asked} />
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
