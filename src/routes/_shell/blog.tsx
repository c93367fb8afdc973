import { createFileRoute } from '@tanstack/react-router';
import { type ArticleListSearch, loadArticleList } from '../../features/articles/article-list-data.ts';
import { ArticleListScreen } from '../../features/articles/article-list-screen.tsx';
import { withTexts } from '../../i18n/route-texts.ts';

export const Route = createFileRoute('/_shell/blog')({
  // Splits the loader off too: other screens' first load omits it.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: Record<string, unknown>) => search as ArticleListSearch,
  beforeLoad: withTexts('articles'),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => loadArticleList(context.queryClient, deps),
  head: ({ loaderData, match: { context } }) => ({
    links: [{ rel: 'canonical', href: loaderData }],
    meta: [
      { title: context.i18n.t('articles:head.title') },
      { name: 'description', content: context.i18n.t('articles:head.description') },
    ],
  }),
  component: ArticleListScreen,
});
