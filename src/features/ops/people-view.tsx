import { useQuery } from '@tanstack/react-query';
import { UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../ui/num.tsx';
import { Found, FoundList, LookUp, useLookUp } from './look-up.tsx';
import { PaneEmpty } from './pane-states.tsx';
import { PersonPane } from './person-pane.tsx';
import { opsQueries } from './queries.ts';

const LEAST_LETTERS = 2;

/** Looks a user up by mobile or part of the name, and shows their records beside it. */
export function PeopleView({ id }: { id: number | null }) {
  const { t } = useTranslation('ops');
  const { query, ...box } = useLookUp();
  const hasQuery = query.length >= LEAST_LETTERS;
  const { data, error, refetch } = useQuery({ ...opsQueries.people(query), enabled: hasQuery });
  const rows = hasQuery ? data?.rows : undefined;
  return (
    <LookUp
      title={t('nav.people')}
      label={t('people.label')}
      placeholder={t('people.placeholder')}
      {...box}
      isOpen={id !== null}
      list={
        <FoundList
          error={hasQuery ? error : null}
          onRetry={() => void refetch()}
          none={rows?.length === 0 ? t('nobodyFound') : null}
        >
          {rows?.map((row) => (
            <Found key={row.id} to={`people/${row.id}`} isOpen={row.id === id}>
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 truncate text-small-strong">{row.name}</span>
                <Num className="text-caption text-ink-2">{row.mobile}</Num>
              </span>
            </Found>
          ))}
        </FoundList>
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
