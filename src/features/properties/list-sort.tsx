import { useNavigate } from '@tanstack/react-router';
import { ArrowUpDown } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SORTS, sortOf } from '../../../contract/list-order.ts';
import { linkClasses } from '../../ui/button.tsx';
import { ComingSheet } from '../../ui/coming-sheet.tsx';
import { preloadSheet } from '../../ui/sheet.tsx';
import { type ListQuery, withSort, writeListSearch } from './list-search.ts';

const load = () => import('../../ui/picker-sheet.tsx');
const PickerSheet = lazy(async () => ({ default: (await load()).PickerSheet }));

function preload() {
  preloadSheet();
  void load().catch(() => undefined);
}

/** The order of the list, chosen in a sheet that comes when it is asked for. */
export function ListSort({ query }: { query: ListQuery }) {
  const { t } = useTranslation(['properties', 'search']);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const sort = sortOf(query);
  const { page: _, ...unpaged } = query;
  const choose = (picked: string) => {
    const chosen = SORTS.find((one) => one === picked) ?? 'newest';
    void navigate({ to: '/propertielist', search: writeListSearch(withSort(unpaged, chosen)) });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
        className={linkClasses({ className: 'gap-1.5' })}
      >
        <ArrowUpDown aria-hidden />
        <span>{sort === 'newest' ? t('search:sort.label') : t(`search:sort.${sort}`)}</span>
      </button>
      {isUsed ? (
        <ComingSheet isOpen={open}>
          <PickerSheet
            open={open}
            onOpenChange={setOpen}
            title={t('search:sort.label')}
            options={SORTS.map((value) => ({ value, label: t(`search:sort.${value}`) }))}
            value={sort}
            onPick={choose}
            words={{
              close: t('properties:picker.close'),
              search: t('search:filters.search'),
              nothing: t('properties:picker.nothing'),
            }}
            searchable={false}
            busy={false}
            returnFocus={button}
          />
        </ComingSheet>
      ) : null}
    </>
  );
}
