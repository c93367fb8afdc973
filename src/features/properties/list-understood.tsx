import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { linkClasses } from '../../ui/button.tsx';
import { countText } from './list-count.ts';
import { type ListQuery, writeListSearch } from './list-search.ts';

interface ListUnderstoodProps {
  query: ListQuery;
  /** An answer that was saved by an older app says nothing of either. */
  answer: Partial<Pick<Answer<'properties.list'>, 'understood' | 'setAside' | 'didYouMean' | 'properties'>>;
}

/**
 * Which words of the text were taken for a type, a place or a purpose, and the way to the text as it stands; and
 * which no listing holds, so that what is shown was found without them.
 */
export function ListUnderstood({ query, answer }: ListUnderstoodProps) {
  const { t } = useTranslation(['properties', 'search']);
  const { understood = [], setAside = [], didYouMean = [], properties = [] } = answer;
  const isFound = properties.length > 0;
  if (!query.q || (understood.length === 0 && setAside.length === 0)) return null;
  const names = understood.map(({ kind, name }) =>
    kind === 'neighborhood' ? t('search:list.neighborhood', { neighborhood: name }) : name,
  );
  const { page: _, ...unpaged } = query;
  const literal = `"${query.q.replace(/["“”«»]/g, ' ').trim()}"`;
  const linkTo = (q: string, text: string) => (
    <Link
      key={q}
      to="/propertielist"
      search={writeListSearch({ ...unpaged, q })}
      className={linkClasses({ className: 'whitespace-normal! wrap-anywhere' })}
    >
      {text}
    </Link>
  );
  return (
    <div className="grid gap-1 pb-3 text-small text-ink-2">
      {names.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{t('search:list.understood', { names: names.join(t('search:list.comma')) })}</span>
          {linkTo(literal, t('search:list.literally'))}
        </p>
      ) : null}
      {isFound && setAside.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <span>
            {t('search:list.setAside', {
              words: setAside.map((word) => t('search:list.quoted', { word })).join(t('search:list.comma')),
            })}
          </span>
          {/* Where nothing is found the empty list offers them. */}
          {didYouMean.map(({ q, ...counted }) =>
            linkTo(q, t('search:empty.didYouMean', { text: q, found: countText(t, counted) })),
          )}
        </p>
      ) : null}
    </div>
  );
}
