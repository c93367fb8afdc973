import { lazy, Suspense, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useHasScreen } from '../../shell/use-has-screen.ts';
import { useInView } from '../../ui/use-in-view.ts';

const ServiceCards = lazy(async () => ({ default: (await import('./service-cards.tsx')).ServiceCards }));

/** core §2, home: the two calls to action, each where its screen exists. */
const CARDS = [
  { name: 'propertyrequest', path: '/propertyrequest', reason: 'request' },
  { name: 'propertymanagement', path: '/propertymanagement', reason: 'management' },
] as const;
export type ServiceCard = (typeof CARDS)[number];

/** Where the calls to action stand; their code and words come where there are any, and a reader comes near. */
export function ServiceHost() {
  const hasScreen = useHasScreen();
  const cards = CARDS.filter(({ path }) => hasScreen(path));
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: '600px', once: true });
  return cards.length > 0 ? (
    <div ref={place} className="min-h-30">
      {isNear ? <OpenServices cards={cards} /> : null}
    </div>
  ) : null;
}

function OpenServices({ cards }: { cards: readonly ServiceCard[] }) {
  return useTexts('account') ? (
    <Suspense fallback={null}>
      <ServiceCards cards={cards} />
    </Suspense>
  ) : null;
}
