import { Eye, Heart } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker } from 'react-map-gl/maplibre';
import { amountText } from '../../../../contract/amounts.ts';
import type { MapCluster, MapPin } from '../../../../contract/properties.ts';
import type { Position } from '../../../device/geolocation.ts';
import { formatCount } from '../../../lib/digits.ts';
import { cx } from '../../../ui/cx.ts';
import { Money } from '../../../ui/money.tsx';

interface PinMarkerProps {
  pin: MapPin;
  isChosen: boolean;
  isVisited: boolean;
  /** `isByKey`: by keyboard, so the focus follows. */
  onChoose: (pin: MapPin, isByKey: boolean) => void;
}

/** A price pin. Gold: featured; palm: chosen; sunken with an eye: visited; a heart: a favourite. */
export const PinMarker = memo(({ pin, isChosen, isVisited, onChoose }: PinMarkerProps) => {
  const { t, i18n } = useTranslation(['properties', 'search']);
  const { price } = pin;
  const isFavourite = pin.Favorites.length > 0;
  const isPlain = !isChosen && (isVisited || !pin.isFeatured);
  const tone = isChosen
    ? 'bg-palm text-on-palm'
    : isVisited
      ? 'bg-sunken text-ink-2'
      : pin.isFeatured
        ? 'bg-gold text-on-gold'
        : 'bg-raised text-ink';
  const name =
    price === null
      ? t('search:map.pinNoPrice')
      : t('search:map.pin', { price: amountText(price, t('price.currency')) });
  const parts = [name, isFavourite && t('search:map.pinSaved'), isVisited && t('search:map.pinSeen')];
  return (
    <Marker
      latitude={pin.latitude}
      longitude={pin.longitude}
      anchor="bottom"
      className={isChosen ? 'z-2' : undefined}
    >
      <button
        type="button"
        dir={i18n.dir()}
        data-pin={pin.id}
        aria-pressed={isChosen}
        aria-label={parts.filter(Boolean).join(t('search:list.comma'))}
        onClick={(event) => {
          event.stopPropagation();
          onChoose(pin, event.detail === 0);
        }}
        className={cx(
          'press relative mb-1.5 flex h-8 items-center gap-1 rounded-full px-2.5 font-sans text-small-strong font-semibold whitespace-nowrap shadow-float before:absolute before:inset-x-0 before:-inset-y-2 [&>svg]:size-3.5',
          'after:absolute after:start-1/2 after:top-full after:-ms-1.25 after:h-1.5 after:w-2.5 after:bg-inherit after:[clip-path:polygon(0_0,100%_0,50%_100%)]',
          tone,
        )}
      >
        {isFavourite ? <Heart aria-hidden className={cx('fill-current', isPlain && 'text-heart')} /> : null}
        {isVisited && !isChosen && !isFavourite ? <Eye aria-hidden /> : null}
        {price === null ? (
          <span>{t('search:map.onRequest')}</span>
        ) : (
          <Money amount={price} label={t('price.currency')} />
        )}
      </button>
    </Marker>
  );
});

interface ClusterMarkerProps {
  cluster: MapCluster;
  onOpen: (cluster: MapCluster) => void;
}

/** Listings too near each other for separate pins; the more, the larger. */
export const ClusterMarker = memo(({ cluster, onOpen }: ClusterMarkerProps) => {
  const { t } = useTranslation(['properties', 'search']);
  const { count, latitude, longitude } = cluster;
  const total = formatCount(count);
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="center">
      <button
        type="button"
        data-cluster={count}
        aria-label={t('search:map.cluster', { count, total })}
        onClick={(event) => {
          event.stopPropagation();
          onOpen(cluster);
        }}
        className={cx(
          'press num grid place-items-center rounded-full bg-palm px-1 font-sans text-small-strong font-semibold text-on-palm shadow-float outline-4 outline-palm/30 before:absolute before:-inset-1 focus-visible:outline-ink',
          count < 100 ? 'size-10' : count < 10_000 ? 'size-12' : 'size-14',
        )}
      >
        {total}
      </button>
    </Marker>
  );
});

/** The user's position. */
export function OwnMarker({ latitude, longitude }: Position) {
  const { t } = useTranslation(['properties', 'search']);
  return (
    <Marker latitude={latitude} longitude={longitude} anchor="center" className="pointer-events-none">
      <span
        role="img"
        aria-label={t('search:map.you')}
        className="block size-5 rounded-full border-3 border-surface bg-info shadow-float outline-8 outline-info/25"
      />
    </Marker>
  );
}
