import { breadcrumbs, type FactsSource, type OwnFacts } from '../../shell/site-facts.ts';
import { questionQueries } from './queries.ts';

/** Facts of /questions: each with its answer. */
export function questionFacts(source: FactsSource): OwnFacts {
  const rows = source.queryClient.getQueryData(questionQueries.list().queryKey)?.rows ?? [];
  return {
    linkedData: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: source.language,
        mainEntity: rows.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      breadcrumbs(source, { name: source.i18n.t('shell:nav.questions'), path: '/questions' }),
    ],
  };
}
