import type { Definition, List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ArticleBlock, ArticleSpan } from '../../../contract/articles.ts';

interface ReadMarkdown {
  /** The text of the `# …` heading that the source begins with; null without one. */
  title: string | null;
  blocks: ArticleBlock[];
}

/**
 * Parses CommonMark (https://spec.commonmark.org) into blocks. Allows only safe content: drops HTML
 * tags, scripts and styles with their content, and pictures that are not our stored photos. A link
 * with an unsafe URL becomes plain text.
 */
export function readMarkdown(source: string): ReadMarkdown {
  const nodes = fromMarkdown(source).children;
  const definitions = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node]] : [])),
  );
  const [first, ...rest] = nodes;
  const isTitled = first?.type === 'heading' && first.depth === 1;
  const read = (node: RootContent) => blocksOf(node, definitions);
  return {
    title: (isTitled && textOf(spansOf(first.children, definitions))) || null,
    blocks: (isTitled ? rest : nodes).flatMap(read),
  };
}

/** The text of spans, without marks and links. */
export function textOf(spans: readonly ArticleSpan[]): string {
  return spans.map(({ text }) => text).join('');
}

type Definitions = ReadonlyMap<string, Definition>;

function blocksOf(node: RootContent, definitions: Definitions): ArticleBlock[] {
  switch (node.type) {
    case 'heading':
      return written({
        type: 'heading',
        level: node.depth <= 2 ? 2 : 3,
        spans: spansOf(node.children, definitions),
      });
    case 'paragraph':
      return (
        pictureOf(node, definitions) ??
        written({ type: 'paragraph', spans: spansOf(node.children, definitions) })
      );
    case 'blockquote':
      return node.children.flatMap((child) =>
        blocksOf(child, definitions).map(
          (block): ArticleBlock =>
            block.type === 'paragraph' ? { type: 'quote', spans: block.spans } : block,
        ),
      );
    case 'list': {
      const items = itemsOf(node, definitions);
      return items.length > 0 ? [{ type: 'list', isOrdered: node.ordered === true, items }] : [];
    }
    case 'code':
      return written({ type: 'paragraph', spans: [{ text: node.value, mark: 'code', href: null }] });
    default:
      return [];
  }
}

function written(block: Extract<ArticleBlock, { spans: ArticleSpan[] }>): ArticleBlock[] {
  return textOf(block.spans) === '' ? [] : [block];
}

/** The picture of a paragraph with no other content, else null; empty if it is not our photo. */
function pictureOf({ children }: Paragraph, definitions: Definitions): ArticleBlock[] | null {
  const [only, ...others] = children;
  if (others.length > 0 || (only?.type !== 'image' && only?.type !== 'imageReference')) return null;
  const path = only.type === 'image' ? only.url : definitions.get(only.identifier)?.url;
  return path && isStoredPhoto(path) ? [{ type: 'picture', path, alt: only.alt ?? '' }] : [];
}

/** By the naming rule of contract/photo-url.ts. */
function isStoredPhoto(path: string): boolean {
  return /^\/media\/(?:[a-z0-9-]+\/)*[a-z0-9-]+-\d+\.(?:avif|webp)$/.test(path);
}

/** The items of a list and its nested lists, flattened. */
function itemsOf(list: List, definitions: Definitions): ArticleSpan[][] {
  return list.children.flatMap(({ children }) =>
    children.flatMap((child) => {
      if (child.type === 'list') return itemsOf(child, definitions);
      const spans = child.type === 'paragraph' ? spansOf(child.children, definitions) : [];
      return spans.length > 0 ? [spans] : [];
    }),
  );
}

type Look = Pick<ArticleSpan, 'mark' | 'href'>;

function spansOf(nodes: readonly PhrasingContent[], definitions: Definitions): ArticleSpan[] {
  const spans = runsOf(nodes, { mark: null, href: null }, definitions).reduce<ArticleSpan[]>(joined, []);
  const [first] = spans;
  const last = spans.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  return spans.filter(({ text }) => text !== '');
}

/** Merges adjacent spans with the same mark and link. */
function joined(spans: ArticleSpan[], span: ArticleSpan): ArticleSpan[] {
  const last = spans.at(-1);
  if (last?.mark === span.mark && last.href === span.href) last.text += span.text;
  else spans.push({ ...span });
  return spans;
}

function runsOf(nodes: readonly PhrasingContent[], look: Look, definitions: Definitions): ArticleSpan[] {
  let unsafe: string | null = null;
  return nodes.flatMap((node) => {
    if (node.type === 'html') unsafe = openElement(node.value, unsafe);
    return unsafe ? [] : runOf(node, look, definitions);
  });
}

/** The element without readable text (script, style) that is open after this tag, or null. */
function openElement(tag: string, open: string | null): string | null {
  const [, slash, name] = /^<(\/?)(script|style)\b/i.exec(tag) ?? [];
  if (!name) return open;
  return slash ? null : name;
}

function runOf(node: PhrasingContent, look: Look, definitions: Definitions): ArticleSpan[] {
  const within = (children: PhrasingContent[], change: Partial<Look>) =>
    runsOf(children, { ...look, ...change }, definitions);
  switch (node.type) {
    case 'text':
      return [{ ...look, text: node.value.replace(/\s+/g, ' ') }];
    case 'inlineCode':
      return [{ ...look, mark: 'code', text: node.value }];
    case 'break':
      return [{ ...look, text: ' ' }];
    case 'strong':
      return within(node.children, { mark: 'strong' });
    case 'emphasis':
      return within(node.children, { mark: look.mark ?? 'emphasis' });
    case 'link':
      return within(node.children, { href: safeAddress(node.url) });
    case 'linkReference':
      return within(node.children, { href: safeAddress(definitions.get(node.identifier)?.url ?? '') });
    default:
      return [];
  }
}

const SAFE_PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** A URL that is safe as a link; null if it could run a script or is not valid. */
function safeAddress(address: string): string | null {
  // An app path. Browsers treat `//`, `/\` and `/` followed by a tab as another host.
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return SAFE_PROTOCOLS.includes(url.protocol) ? url.href : null;
}
