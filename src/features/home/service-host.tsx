import { Suspense, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useInView } from '../../ui/use-in-view.ts';

const ServiceCards = lazyPart(async () => (await import('./service-cards.tsx')).ServiceCards);

/**
 * Renders home's two calls to action (core §2); their code and texts load when the reader comes
 * near.
 */
export function ServiceHost() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: '600px', once: true });
  return (
    <div
      ref={place}
      // As tall as the cards, which fill it where their texts are shorter: the footer must not
      // shift.
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
