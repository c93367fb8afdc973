import type { i18n } from 'i18next';
import { Bell } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_NAME_MAX } from '../../../../contract/limits.ts';
import { addTexts } from '../../../i18n/route-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { LazySheet } from '../../../ui/lazy-sheet.tsx';
import { preloadSheet } from '../../../ui/sheet.tsx';
import type { ListQuery } from './list-parameters.ts';
import { searchAddress } from './saved-searches.ts';

/** Loads the sheet's code and texts. */
async function load(i18n: i18n) {
  const [{ SaveSearchSheet }] = await Promise.all([
    import('./save-search-sheet.tsx'),
    addTexts(i18n, ['searches']),
  ]);
  return SaveSearchSheet;
}

interface SaveSearchButtonProps {
  query: ListQuery;
  /** The suggested name: the list's title. */
  title: string;
  /** A bell in a bar, or a button with words. */
  look: 'icon' | 'words';
  className?: string;
}

/** Saves the search of a list; its sheet's code and texts load before the press. */
export function SaveSearchButton({ query, title, look, className }: SaveSearchButtonProps) {
  const { t, i18n } = useTranslation('search');
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const SaveSearchSheet = useMemo(() => lazyPart(() => load(i18n)), [i18n]);
  const preload = () => {
    preloadSheet();
    void load(i18n).catch(() => undefined);
  };
  const open = {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      setUsed(true);
      setOpen(true);
    },
  } as const;
  const search = {
    name: title.slice(0, SEARCH_NAME_MAX),
    filters: searchAddress(query),
    frequency: 'at_once' as const,
  };
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...open} label={t('save.act')} className={className}>
          <Bell aria-hidden />
        </IconButton>
      ) : (
        <Button {...open} variant="quiet" className={className}>
          <Bell aria-hidden />
          <span>{t('save.act')}</span>
        </Button>
      )}
      {isUsed ? (
        <LazySheet isOpen={isOpen}>
          <SaveSearchSheet isOpen={isOpen} onOpenChange={setOpen} search={search} key={search.filters} />
        </LazySheet>
      ) : null}
    </>
  );
}
