import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../ui/num.tsx';
import { ItemPane } from './item-pane.tsx';
import { Found, FoundList, LookUp, useLookUp } from './look-up.tsx';
import { PaneEmpty } from './pane-states.tsx';
import { opsQueries } from './queries.ts';

/**
 * Looks a property of any status up by its number, title or mobile: to see it, enter its owner, or
 * let it.
 */
export function HomesView({ id }: { id: number | null }) {
  const { t } = useTranslation('ops');
  const { query, ...box } = useLookUp();
  const hasQuery = query !== '';
  const { data, error, refetch } = useQuery({ ...opsQueries.homes(query), enabled: hasQuery });
  const rows = hasQuery ? data?.rows : undefined;
  return (
    <LookUp
      title={t('nav.homes')}
      label={t('homes.label')}
      placeholder={t('homes.placeholder')}
      {...box}
      isOpen={id !== null}
      list={
        <FoundList
          error={hasQuery ? error : null}
          onRetry={() => void refetch()}
          none={rows?.length === 0 ? t('homes.none') : null}
        >
          {rows?.map((row) => (
            <Found key={row.id} to={`homes/${row.id}`} isOpen={row.id === id}>
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 truncate text-small-strong">{row.title}</span>
                <Num className="text-caption text-ink-2">{row.id}</Num>
              </span>
              <span className="mt-1 flex gap-3 text-caption text-ink-2">
                <span className="min-w-0 flex-1 truncate">
                  {[row.note, row.owner].filter(Boolean).join(' · ')}
                </span>
                <span>{row.statusLabel}</span>
              </span>
            </Found>
          ))}
        </FoundList>
      }
    >
      {id === null ? (
        <PaneEmpty icon={<House aria-hidden />} title={t('homes.empty')}>
          {t('homes.hint')}
        </PaneEmpty>
      ) : (
        <ItemPane key={id} kind="ads" id={id} onDone={() => undefined} />
      )}
    </LookUp>
  );
}
