import { Link } from '@tanstack/react-router';
import { Fragment, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleBlock, ArticleSpan } from '../../contract/articles.ts';
import { photoVariant } from '../../contract/photo-url.ts';
import { LazyHydration } from '../ui/lazy-hydration.tsx';
import { Photo } from '../ui/photo.tsx';

/** The id of the section that starts with this block, for links within the page. */
export function sectionId(place: number): string {
  return `section-${place}`;
}

const COLUMN = 'flex flex-col gap-4';
/**
 * How many blocks hydrate together; the first ones, which fill more than a screen, hydrate with the
 * page.
 */
const TOGETHER = 12;

/**
 * An article's blocks as elements: its texts stay texts, so none can inject HTML. Their indexes
 * serve as keys because blocks never move.
 */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const later: number[] = [];
  for (let from = TOGETHER; from < blocks.length; from += TOGETHER) later.push(from);
  return (
    <div className={`${COLUMN} text-read`}>
      <Blocks blocks={blocks} from={0} />
      {later.map((from) => (
        <LazyBlocks key={from} blocks={blocks} from={from} />
      ))}
    </div>
  );
}

interface BlocksProps {
  /** All blocks of the article. */
  blocks: readonly ArticleBlock[];
  /** The index of the first block to render here. */
  from: number;
}

function Blocks({ blocks, from }: BlocksProps) {
  return blocks.slice(from, from + TOGETHER).map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name but their place
    <Block key={place} block={block} place={from + place} />
  ));
}

/** Laid out from the start: a text's height can't be estimated, and links lead into it. */
const LazyBlocks = memo((blocks: BlocksProps) => (
  <LazyHydration className={`${COLUMN} [content-visibility:visible]!`}>
    <Blocks {...blocks} />
  </LazyHydration>
));

function Block({ block, place }: { block: ArticleBlock; place: number }) {
  const { t } = useTranslation('articles');
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={sectionId(place)} className="mt-4 text-title-2">
          <Spans spans={block.spans} />
        </h2>
      ) : (
        <h3 className="mt-2 text-title-3">
          <Spans spans={block.spans} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="rounded-field border-s-4 border-palm bg-sunken px-4 py-3 text-ink-2">
          <Spans spans={block.spans} />
        </blockquote>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List
          className={`flex flex-col gap-2 ps-6 marker:text-palm ${block.isOrdered ? 'list-decimal marker:font-semibold' : 'list-disc'}`}
        >
          {block.items.map((spans, item) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={item} className="ps-1">
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case 'picture':
      return (
        <Photo
          path={block.path}
          rule={photoVariant}
          alt={block.alt}
          sizes="(width >= 48rem) 680px, 92vw"
          missing={t('photoMissing')}
          className="my-2 rounded-card"
        />
      );
  }
}

function Spans({ spans }: { spans: readonly ArticleSpan[] }) {
  return spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={place}>
      <Address href={span.href}>{marked(span)}</Address>
    </Fragment>
  ));
}

function marked({ text, mark }: ArticleSpan): ReactNode {
  if (mark === 'strong') return <strong className="font-semibold">{text}</strong>;
  // Arabic type has no italics: emphasis is shown by weight.
  if (mark === 'emphasis') return <em className="font-medium not-italic">{text}</em>;
  if (mark === 'code') return <code className="rounded-thumb bg-sunken px-1 font-sans">{text}</code>;
  return text;
}

const LINK = 'font-medium text-palm underline underline-offset-4';

/** A path of our site opens in the app, other URLs in a new tab. */
function Address({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={LINK}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="noreferrer" target="_blank" className={LINK}>
      {children}
    </a>
  );
}
