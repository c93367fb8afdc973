import type { PageFacts } from '../../contract/rendered-page.ts';
import { articleFacts, articleListFacts } from '../features/articles/article-facts.ts';
import { placeFiguresFacts } from '../features/figures/place-figures-facts.ts';
import { neighborhoodFacts } from '../features/places/neighborhood-facts.ts';
import { propertyFacts } from '../features/properties/detail/page-facts.ts';
import { listFacts } from '../features/properties/list/list-facts.ts';
import { questionFacts } from '../features/questions/question-facts.ts';
import type { PageHead } from '../shell/page-head.ts';
import {
  breadcrumbs,
  type FactsSource,
  homeFacts,
  type OwnFacts,
  siteCard,
  withoutBrand,
} from '../shell/site-facts.ts';

const plain =
  (path: string) =>
  (source: FactsSource): OwnFacts => ({
    linkedData: [breadcrumbs(source, { name: withoutBrand(source.title), path })],
  });

/**
 * By the innermost route's id. Routes that are missing here (codes, payments) are not for search
 * engines.
 */
const FACTS: Record<string, (source: FactsSource) => OwnFacts> = {
  '/_shell/': homeFacts,
  '/_shell/propertielist': listFacts,
  '/_shell/propertydetails/$id': propertyFacts,
  '/_shell/neighborhoodslist': neighborhoodFacts,
  '/_shell/district/$id': placeFiguresFacts('district'),
  '/_shell/city/$id': placeFiguresFacts('city'),
  '/_shell/nearproperties': plain('/nearproperties'),
  '/_shell/blog': articleListFacts,
  '/_shell/blogDetails/$key': articleFacts,
  '/_shell/questions': questionFacts,
  '/_shell/aboutus': plain('/aboutus'),
  '/_shell/terms': plain('/terms'),
  '/_shell/privacy': plain('/privacy'),
  '/login': plain('/login'),
  '/register': plain('/register'),
};

interface Rendered extends Omit<FactsSource, 'title' | 'description'> {
  status: number;
  routeId: string | undefined;
  head: PageHead;
}

/**
 * A rendered page's metadata for search engines and link previews; of a missing page only its base
 * values.
 */
export function pageFacts({ status, routeId = '', head, ...source }: Rendered): PageFacts {
  const base: PageFacts = {
    canonical: null,
    isIndexed: false,
    kind: 'website',
    name: null,
    summary: null,
    publishedAt: null,
    picture: siteCard(source),
    linkedData: [],
  };
  const facts = status === 200 ? FACTS[routeId] : undefined;
  if (!facts) return base;
  const { title, description, canonical = null } = head;
  return { ...base, canonical, isIndexed: true, ...facts({ ...source, title, description }) };
}
