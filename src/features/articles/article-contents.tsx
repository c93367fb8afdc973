import { useTranslation } from 'react-i18next';
import type { ArticleBlock } from '../../../contract/articles.ts';
import { sectionId } from '../../shell/article-body.tsx';

/** Fewer sections than this are seen without help. */
const MIN_SECTIONS = 3;

/** The sections of an article beside its text, from 1024 px. */
export function ArticleContents({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const { t } = useTranslation('articles');
  const sections = blocks.flatMap((block, place) =>
    block.type === 'heading' && block.level === 2
      ? [{ id: sectionId(place), title: block.spans.map(({ text }) => text).join('') }]
      : [],
  );
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav aria-label={t('contents')} data-print="none" className="sticky top-24 hidden self-start lg:block">
      <h2 className="text-small-strong text-ink-2">{t('contents')}</h2>
      <ol className="mt-2 border-s border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center ps-4 text-small text-ink-2 hover:text-palm"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
