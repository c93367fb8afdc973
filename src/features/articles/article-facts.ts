import { photoVariant } from '../../../contract/photo-url.ts';
import { pageIn } from '../../lib/page-in-address.ts';
import {
  addressOf,
  breadcrumbs,
  type FactsSource,
  itemList,
  type OwnFacts,
  organization,
} from '../../shell/site-facts.ts';
import { articleQueries } from './queries.ts';

const blog = ({ i18n }: FactsSource) => ({ name: i18n.t('shell:nav.blog'), path: '/blog' });

/** Facts of a page of /blog. */
export function articleListFacts(source: FactsSource): OwnFacts {
  const query = articleQueries.list(pageIn(source.search));
  const rows = source.queryClient.getQueryData(query.queryKey)?.rows ?? [];
  const items = rows.map(({ id, title }) => ({ name: title, path: `/blogDetails/${id}` }));
  return {
    isIndexed: rows.length > 0,
    linkedData: [breadcrumbs(source, blog(source)), itemList(source, items)],
  };
}

/** Facts of a page of /blogDetails. */
export function articleFacts(source: FactsSource): OwnFacts {
  const id = Number(source.params.key);
  const article = source.queryClient.getQueryData(articleQueries.detail(id).queryKey)?.row;
  if (!article) return { isIndexed: false };
  const { title, image, createdAt } = article;
  const canonical = `/blogDetails/${id}`;
  const url = addressOf(source, canonical);
  const publisher = organization(source);
  return {
    canonical,
    kind: 'article',
    publishedAt: createdAt,
    picture: { path: `/og/article/${id}.${source.language}.jpg`, alt: title, shows: [title, image] },
    linkedData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: source.description,
        inLanguage: source.language,
        datePublished: createdAt,
        mainEntityOfPage: url,
        url,
        ...(image && { image: [source.origin + photoVariant(image, 1200, 'webp')] }),
        author: publisher,
        publisher,
      },
      breadcrumbs(source, blog(source), { name: title, path: canonical }),
    ],
  };
}
