import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../shell/use-document-head.ts';
import { useSession } from '../session/use-session.ts';
import { OpsLayout } from './ops-layout.tsx';
import { OpsMissing } from './ops-missing.tsx';
import { type OpsPlace, readPlace } from './ops-place.ts';
import { PaneSkeleton } from './pane-faces.tsx';
import { ItemView, QueueView } from './queue-view.tsx';

const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));
const PeopleView = lazy(async () => ({ default: (await import('./people-view.tsx')).PeopleView }));
const HomesView = lazy(async () => ({ default: (await import('./homes-view.tsx')).HomesView }));
const TenanciesView = lazy(async () => ({ default: (await import('./tenancies-view.tsx')).TenanciesView }));
const LogView = lazy(async () => ({ default: (await import('./log-view.tsx')).LogView }));
const ArticlesView = lazy(async () => ({ default: (await import('./articles-view.tsx')).ArticlesView }));
const QuestionsView = lazy(async () => ({ default: (await import('./questions-view.tsx')).QuestionsView }));
const CouponsView = lazy(async () => ({ default: (await import('./coupons-view.tsx')).CouponsView }));
const CrewView = lazy(async () => ({ default: (await import('./crew-view.tsx')).CrewView }));

/** The console, wherever in it; nothing at all to whoever does not run the service, also once that has changed. */
export function OpsScreen() {
  const { t } = useTranslation('ops');
  const { user } = useSession();
  const { _splat: rest = '' } = useParams({ from: '/ops/$' });
  const place = readPlace(rest);
  const isIn = user?.isOperator === true && place !== null;
  useDocumentHead({ title: isIn ? t('title') : '', description: '' });
  if (!isIn) return <OpsMissing />;
  return (
    <OpsLayout place={place}>
      <Suspense fallback={<PaneSkeleton />}>
        <View place={place} />
      </Suspense>
    </OpsLayout>
  );
}

function View({ place }: { place: OpsPlace }) {
  switch (place.view) {
    case 'board':
      return <Board />;
    case 'queue':
      return <QueueView key={place.queue} queue={place.queue} id={place.id} />;
    case 'item':
      return <ItemView kind={place.kind} id={place.id} />;
    case 'people':
      return <PeopleView id={place.id} />;
    case 'homes':
      return <HomesView id={place.id} />;
    case 'tenancies':
      return <TenanciesView id={place.id} />;
    case 'articles':
      return <ArticlesView id={place.id} />;
    case 'log':
      return <LogView />;
    case 'questions':
      return <QuestionsView />;
    case 'coupons':
      return <CouponsView />;
    case 'technicians':
      return <CrewView />;
  }
}
