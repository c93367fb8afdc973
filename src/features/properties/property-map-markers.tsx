import { useTranslation } from 'react-i18next';
import { Marker } from 'react-map-gl/maplibre';
import type { MapCluster, MapPin } from '../../../contract/properties.ts';
import { formatCount } from '../../lib/digits.ts';
import { amountText } from '../../lib/money.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';

interface PinMarkerProps {
  pin: MapPin;
  isChosen: boolean;
  wasOpened: boolean;
  onChoose: (pin: MapPin) => void;
}

/** A price with its tip on the place. Gold is featured, palm is chosen, sunken was opened before. */
export function PinMarker({ pin, isChosen, wasOpened, onChoose }: PinMarkerProps) {
  const { t, i18n } = useTranslation(['properties', 'search']);
  const { price } = pin;
  const tone = isChosen
    ? 'bg-palm text-on-palm'
    : wasOpened
      ? 'bg-sunken text-ink-2'
      : pin.isFeatured
        ? 'bg-gold text-on-gold'
        : 'bg-surface text-ink';
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
        aria-pressed={isChosen}
        aria-label={
          price === null
            ? t('search:map.pinNoPrice')
            : t('search:map.pin', { price: amountText(price, t('price.currency')) })
        }
        onClick={(event) => {
          event.stopPropagation();
          onChoose(pin);
        }}
        className={cx(
          'press relative mb-1.5 flex h-8 items-center rounded-full px-2.5 font-sans text-small-strong font-semibold whitespace-nowrap shadow-float before:absolute before:inset-x-0 before:-inset-y-2',
          'after:absolute after:start-1/2 after:top-full after:-ms-1.25 after:h-1.5 after:w-2.5 after:bg-inherit after:[clip-path:polygon(0_0,100%_0,50%_100%)]',
          tone,
        )}
      >
        {price === null ? t('search:map.onRequest') : <Money amount={price} label={t('price.currency')} />}
      </button>
    </Marker>
  );
}

interface ClusterMarkerProps {
  cluster: MapCluster;
  onOpen: (cluster: MapCluster) => void;
}

/** So many that stand too near each other to be told apart; the more, the larger. */
export function ClusterMarker({ cluster, onOpen }: ClusterMarkerProps) {
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
}
