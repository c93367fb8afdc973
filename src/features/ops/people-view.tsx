import { useQuery } from '@tanstack/react-query';
import { Search, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../lib/use-settled.ts';
import { cx } from '../../ui/cx.ts';
import { Num } from '../../ui/num.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OpsLink } from './ops-link.tsx';
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
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={t('nav.people')}
        className={cx(
          'flex w-full flex-none flex-col lg:w-96 lg:border-e lg:border-line',
          id !== null && 'max-lg:hidden',
        )}
      >
        <div className="flex-none px-gutter pt-4 pb-3 lg:px-4">
          <h1 className="mb-3 text-title-3">{t('nav.people')}</h1>
          <TextField
            label={t('people.label')}
            type="search"
            name="q"
            icon={<Search aria-hidden />}
            placeholder={t('people.placeholder')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div className="min-h-0 flex-1 lg:overflow-y-auto">
          {error && isAsked ? <PaneError error={error} onRetry={() => void refetch()} /> : null}
          <p role="status" className="px-gutter text-small text-ink-2 lg:px-4">
            {rows?.length === 0 ? t('nobodyFound') : null}
          </p>
          <ul>
            {rows?.map((row) => (
              <li key={row.id} className="border-b border-line">
                <OpsLink
                  to={`people/${row.id}`}
                  aria-current={row.id === id ? 'true' : undefined}
                  className={cx(
                    'flex items-baseline gap-3 px-gutter py-3 -outline-offset-2 lg:px-4',
                    row.id === id ? 'bg-palm-tint' : 'hover:bg-sunken',
                  )}
                >
                  <span className="min-w-0 flex-1 truncate text-small-strong">{row.name}</span>
                  <Num className="text-caption text-ink-2">{row.mobile}</Num>
                </OpsLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className={cx('flex min-w-0 flex-1 flex-col', id === null && 'max-lg:hidden')}>
        {id === null ? (
          <PaneEmpty icon={<UserSearch aria-hidden />} title={t('people.empty')}>
            {t('people.hint')}
          </PaneEmpty>
        ) : (
          <PersonPane key={id} id={id} />
        )}
      </div>
    </div>
  );
}
