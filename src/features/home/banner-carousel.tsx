import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../../contract/contract.ts';
import { photoVariant } from '../../../contract/photo-url.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { type Direction, directionOf } from '../../ui/direction-of.ts';
import { LazyHydration } from '../../ui/lazy-hydration.tsx';
import { LazySlider } from '../../ui/lazy-slider.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { SliderApi } from '../../ui/slider-engine.tsx';
import { useInView } from '../../ui/use-in-view.ts';
import { SignedInLink } from '../session/signed-in-link.tsx';

/** core §2, home: the target of the banners. */
const MANAGEMENT = '/propertymanagement';

interface BannersProps {
  banners: Answer<'home.get'>['banners'];
}

/** The banners of core §2; not hydrated before they are near (ui/lazy-hydration.tsx). */
export const BannerCarousel = memo(({ banners }: BannersProps) => {
  const { t } = useTranslation('home');
  if (banners.length === 0) return null;
  return (
    <LazyHydration
      as="section"
      aria-roledescription="carousel"
      aria-label={t('banners.label')}
      className="page mt-8 [contain-intrinsic-height:auto_184px] ltr:max-[32rem]:[contain-intrinsic-height:auto_212px] lg:[contain-intrinsic-height:auto_240px]"
    >
      <Banners banners={banners} />
    </LazyHydration>
  );
});

/**
 * The banners of core §2, each a call to action, moved by swipe or dots. The code that moves them
 * loads when they are in view.
 */
function Banners({ banners }: BannersProps) {
  const { t } = useTranslation('home');
  const box = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [direction, setDirection] = useState<Direction>('rtl');
  const [selected, setSelected] = useState(0);
  const [api, setApi] = useState<SliderApi | null>(null);
  /** The dot that was pressed before the slider's code had loaded. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (api && wanted.current !== null) api.show(wanted.current);
    wanted.current = null;
  }, [api]);
  const show = (place: number) => {
    if (api) api.show(place);
    else wanted.current = place;
  };
  const isAwake = useInView(box, { once: true, margin: '200px' }) && banners.length > 1;
  useEffect(() => {
    if (isAwake && box.current) setDirection(directionOf(box.current));
  }, [isAwake]);
  return (
    <>
      <div ref={box} className="relative overflow-hidden rounded-card">
        <div ref={viewport} className="overflow-hidden">
          <ul className="flex touch-pan-y">
            {banners.map((banner, place) => (
              <li
                key={banner.id}
                aria-hidden={place !== selected}
                className="relative isolate min-h-46 w-full flex-none overflow-hidden bg-brand text-on-brand lg:min-h-60"
              >
                {/* The others load once near: they must not delay the first screen. */}
                {place === 0 || isAwake ? (
                  <Photo
                    path={banner.path}
                    rule={photoVariant}
                    alt=""
                    ratio="fill"
                    sizes="60vw"
                    missing=""
                    className="start-2/5! -z-2 bg-brand!"
                  />
                ) : null}
                {/* Starts at the text's side in both directions. */}
                <div className="absolute inset-0 -z-1 bg-linear-to-r from-brand from-46% to-brand/20 rtl:bg-linear-to-l" />
                <div className="flex min-h-[inherit] w-2/3 flex-col items-start p-5 lg:w-1/2 lg:p-10">
                  <h2 className="text-title-2 lg:text-title-1">{banner.title}</h2>
                  <p className="mt-1 mb-4 text-small text-on-brand-2 lg:text-body">{banner.text}</p>
                  <SignedInLink
                    to={MANAGEMENT}
                    reason="management"
                    tabIndex={place === selected ? undefined : -1}
                    className={buttonClasses({
                      variant: 'on-brand',
                      className: 'static! mt-auto outline-on-brand after:absolute after:inset-0',
                    })}
                  >
                    {t('banners.action')}
                  </SignedInLink>
                </div>
              </li>
            ))}
          </ul>
        </div>
        {banners.length > 1 ? (
          <div className="absolute end-2 bottom-0 flex lg:end-7 lg:bottom-3">
            {banners.map((banner, place) => (
              <button
                key={banner.id}
                type="button"
                aria-label={t('banners.show', {
                  place: place + 1,
                  count: banners.length,
                  title: banner.title,
                })}
                aria-current={place === selected}
                onClick={() => show(place)}
                className="grid h-target min-w-12 place-items-center outline-on-brand"
              >
                <span
                  className={cx(
                    'h-1.5 rounded-full bg-on-brand',
                    place === selected ? 'w-4.5' : 'w-1.5 opacity-60',
                  )}
                />
              </button>
            ))}
          </div>
        ) : null}
      </div>
      {isAwake ? (
        <Suspense fallback={null}>
          <LazySlider
            viewport={viewport}
            direction={direction}
            playing={false}
            onReady={setApi}
            onSelect={setSelected}
          />
        </Suspense>
      ) : null}
    </>
  );
}
