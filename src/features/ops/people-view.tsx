import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../lib/use-settled.ts';
import { Num } from '../../ui/num.tsx';
import { Found, LookUp } from './look-up.tsx';
import { PaneEmpty, PaneError } from './pane-faces.tsx';
import { PersonPane } from './person-pane.tsx';
import { opsQueries } from './queries.ts';

const SETTLE_MS = 250;
const LEAST_LETTERS = 2;

/** Somebody is looked up by his mobile or a part of his name, and what he has here stands beside. */
export function PeopleView({ id }: { id: number | null }) {
  const { t } = useTranslation('ops');
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim(), SETTLE_MS);
  const isAsked = asked.length >= LEAST_LETTERS;
  const { data, error, refetch } = useQuery({ ...opsQueries.people(asked), enabled: isAsked });
  const rows = isAsked ? data?.rows : undefined;
  return (
    <LookUp
      title={t('nav.people')}
      label={t('people.label')}
      placeholder={t('people.placeholder')}
      typed={typed}
      onType={setTyped}
      isOpen={id !== null}
      list={
        <>
          {error && isAsked ? <PaneError error={error} onRetry={() => void refetch()} /> : null}
          <p role="status" className="px-gutter text-small text-ink-2 lg:px-4">
            {rows?.length === 0 ? t('nobodyFound') : null}
          </p>
          <ul>
            {rows?.map((row) => (
              <Found key={row.id} to={`people/${row.id}`} isOpen={row.id === id}>
                <span className="flex items-baseline gap-3">
                  <span className="min-w-0 flex-1 truncate text-small-strong">{row.name}</span>
                  <Num className="text-caption text-ink-2">{row.mobile}</Num>
                </span>
              </Found>
            ))}
          </ul>
        </>
      }
    >
      {id === null ? (
        <PaneEmpty icon={<UserSearch aria-hidden />} title={t('people.empty')}>
          {t('people.hint')}
        </PaneEmpty>
      ) : (
        <PersonPane key={id} id={id} />
      )}
    </LookUp>
  );
}
