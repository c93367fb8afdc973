import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsItem } from '../../../contract/ops.ts';
import { photoVariant } from '../../../contract/photo-url.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useCloseWatcher } from '../../ui/use-close-watcher.ts';
import { PrivatePicture } from '../session/private-picture.tsx';
import { opsQueries } from './queries.ts';

const Lightbox = lazyPart(async () => (await import('../../ui/lightbox.tsx')).Lightbox);

/** The photos in a lightbox, the pictures of the issue, and the deed on request. */
export function ItemPictures({ item }: { item: OpsItem }) {
  const { t } = useTranslation(['ops', 'shell']);
  const [open, setOpen] = useState<number | null>(null);
  useCloseWatcher(open !== null, () => setOpen(null));
  const { photos, pictures, hasDeed } = item;
  if (photos.length === 0 && pictures.length === 0 && !hasDeed) return null;
  return (
    <section className="flex flex-col gap-3">
      {photos.length > 0 ? (
        <ul aria-label={t('photos.label')} className="grid grid-cols-3 gap-2 sm:grid-cols-4 xl:grid-cols-6">
          {photos.map((photo, place) => (
            <li key={photo.id}>
              <button
                type="button"
                onClick={() => setOpen(place)}
                aria-label={t('photos.open', { number: place + 1 })}
                className="block w-full overflow-hidden rounded-thumb bg-sunken"
              >
                <img
                  src={photo.thumbnail}
                  alt={photo.alt}
                  loading="lazy"
                  className="aspect-photo w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {pictures.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {pictures.map((path) => (
            <PrivatePicture
              key={path}
              path={path}
              alt={t('photos.broken')}
              className="aspect-photo w-full max-w-120 rounded-card bg-sunken object-contain"
            />
          ))}
        </div>
      ) : null}
      {hasDeed ? <Deed id={item.id} /> : null}
      {open === null ? null : (
        <Suspense fallback={null}>
          <Lightbox
            photos={photos.map((photo) => ({ path: photo.filePath, ...photo }))}
            rule={photoVariant}
            index={open}
            onIndexChange={setOpen}
            onClose={() => setOpen(null)}
            caption={item.title}
            texts={{
              label: t('photos.label'),
              close: t('shell:close'),
              previous: t('photos.previous'),
              next: t('photos.next'),
              missing: t('photos.missing'),
              position: (number, count) => t('photos.position', { number, count }),
              show: (number) => t('photos.open', { number }),
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Fetched on demand: a private document. */
function Deed({ id }: { id: number }) {
  const { t } = useTranslation('ops');
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching } = useQuery({ ...opsQueries.deed(id), enabled: isWanted, gcTime: 0 });
  if (data)
    return <img src={data.picture} alt={t('deed.alt')} className="max-h-120 w-fit max-w-full rounded-card" />;
  return (
    <>
      {error ? <ErrorAlert error={error} title={t('notLoaded')} /> : null}
      <Button variant="second" busy={isFetching} onClick={() => setWanted(true)} className="self-start">
        <FileText aria-hidden />
        {t('deed.show')}
      </Button>
    </>
  );
}
