import { lazy, Suspense, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useInView } from '../../ui/use-in-view.ts';

const ServiceCards = lazy(async () => ({ default: (await import('./service-cards.tsx')).ServiceCards }));

/**
 * Where home's two calls to action stand (core §2); their code and texts come when a reader comes
 * near.
 */
export function ServiceHost() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: '600px', once: true });
  return (
    <div
      ref={place}
      // As tall as the cards will be, which fill it where their texts take less: the footer must
      // not move.
      className="mt-8 grid min-h-53 md:min-h-25 lg:min-h-20 rtl:min-[23rem]:max-md:min-h-43"
    >
      {isNear ? <OpenServices /> : null}
    </div>
  );
}

function OpenServices() {
  return useTexts('account') ? (
    <Suspense fallback={null}>
      <ServiceCards />
    </Suspense>
  ) : null;
}
