import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UnderstoodWord } from '../../../contract/properties.ts';
import { linkClasses } from '../../ui/button.tsx';
import { type ListQuery, writeListSearch } from './list-search.ts';

interface ListUnderstoodProps {
  query: ListQuery;
  words: readonly UnderstoodWord[];
}

/** Which words of the text were taken for a type, a place or a purpose, and the way to the text as it stands. */
export function ListUnderstood({ query, words }: ListUnderstoodProps) {
  const { t } = useTranslation(['properties', 'search']);
  if (words.length === 0 || !query.q) return null;
  const names = words.map(({ kind, name }) =>
    kind === 'neighborhood' ? t('search:list.neighborhood', { neighborhood: name }) : name,
  );
  const { page: _, ...unpaged } = query;
  const literal = `"${query.q.replace(/["“”«»]/g, ' ').trim()}"`;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
      <span>{t('search:list.understood', { names: names.join(t('search:list.comma')) })}</span>
      <Link
        to="/propertielist"
        search={writeListSearch({ ...unpaged, q: literal })}
        className={linkClasses()}
      >
        {t('search:list.literally')}
      </Link>
    </p>
  );
}
