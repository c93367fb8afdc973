import { useQuery } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { opsQueries } from './queries.ts';

interface PictureChoiceProps {
  /** The chosen photo's base; '' for none. */
  value: string;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** One of the product's own photos over an article. */
export function PictureChoice({ value, error, onChange }: PictureChoiceProps) {
  const { t } = useTranslation(['ops', 'shell']);
  const [isOpen, setOpen] = useState(false);
  const { data, isLoading } = useQuery({ ...opsQueries.pictures(), enabled: isOpen });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        {value ? (
          <img
            src={`/media/${value}-400.webp`}
            alt={t('articles.picture')}
            className="aspect-photo w-28 rounded-thumb bg-sunken object-cover"
          />
        ) : null}
        <Button variant="second" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ImageIcon aria-hidden />
          <span>{value ? t('articles.otherPicture') : t('articles.choosePicture')}</span>
        </Button>
      </div>
      {error ? (
        <p role="alert" className="text-small-strong text-on-danger-tint">
          {error}
        </p>
      ) : null}
      {isOpen && isLoading ? (
        <Loading label={t('shell:loading')} className="grid grid-cols-4 gap-2">
          <Skeleton className="aspect-photo" />
          <Skeleton className="aspect-photo" />
          <Skeleton className="aspect-photo" />
          <Skeleton className="aspect-photo" />
        </Loading>
      ) : null}
      {isOpen && data ? (
        <ul className="grid max-h-72 grid-cols-4 gap-2 overflow-y-auto rounded-card bg-sunken p-2">
          {data.rows.map(({ path, thumbnail, alt }) => (
            <li key={path}>
              <button
                type="button"
                aria-pressed={path === value}
                onClick={() => {
                  onChange(path);
                  setOpen(false);
                }}
                className={cx('block w-full overflow-hidden rounded-thumb', path === value && 'ring-focus')}
              >
                <img src={thumbnail} alt={alt} loading="lazy" className="aspect-photo w-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
