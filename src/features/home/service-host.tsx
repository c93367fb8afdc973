import { lazy, Suspense, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useInView } from '../../ui/use-in-view.ts';

const ServiceCards = lazy(async () => ({ default: (await import('./service-cards.tsx')).ServiceCards }));

/** Where home's two calls to action stand (core §2); their code and words come when a reader comes near. */
export function ServiceHost() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: '600px', once: true });
  return (
    <div ref={place} className="min-h-30">
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
