import { createFileRoute, notFound } from '@tanstack/react-router';
import { articleIdOf, articleRouteHead, isMissingArticle } from '../../features/articles/article-data.ts';
import { ArticleScreen } from '../../features/articles/article-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';
import { RecordNotFound } from '../../shell/record-not-found.tsx';

export const Route = createFileRoute('/_shell/blogDetails/$key')({
  // Splits the loader off too: other screens' first load omits it.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  beforeLoad: withTexts('articles'),
  loader: async ({ context: { queryClient, i18n }, params }) => {
    const id = articleIdOf(params.key);
    if (id === null || (await isMissingArticle(queryClient, id))) throw notFound();
    return articleRouteHead(queryClient, i18n, id);
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: [
      { title: loaderData?.title ?? context.i18n.t('articles:missing.head') },
      { name: 'description', content: loaderData?.description },
    ],
  }),
  component: ArticleRoute,
  notFoundComponent: () => <RecordNotFound record="article" />,
});

function ArticleRoute() {
  const id = Number(Route.useParams().key);
  return <ArticleScreen key={id} id={id} />;
}
