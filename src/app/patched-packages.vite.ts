import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';
import type { Plugin } from 'vite';

/*
 * The build's changes to packages, each with the upstream thread that explains it.
 * patched-packages.vite.test.ts fails once a package no longer needs its change, which can then be
 * removed.
 */

const INJECTS = 'function __insertCSS(code) {';

/**
 * Keeps libraries from adding <style> elements at run time, which a content security policy of
 * `style-src 'self'` blocks. vaul's own CSS is left out; `sheet.css` has the rules that are needed:
 * https://github.com/emilkowalski/vaul/issues/283. The dialog library's scroll lock is replaced by
 * a constructed style sheet: https://github.com/theKashey/react-remove-scroll/issues/21. Fails the
 * build if vaul injects its CSS in another way.
 */
export function closedStylePolicy(): Plugin {
  return {
    name: 'closed-style-policy',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: {
          'react-style-singleton': fileURLToPath(new URL('../ui/constructed-style.ts', import.meta.url)),
        },
      },
      // Pre-bundling in development would bypass `transform`.
      optimizeDeps: { exclude: ['vaul'] },
    }),
    transform(code, id) {
      return /node_modules\/vaul\//.test(id) ? { code: withoutStyles(code), map: null } : undefined;
    },
  };
}

/** vaul's module without the injection of its CSS. Throws if that can't be found. */
export function withoutStyles(code: string): string {
  if (!code.includes(INJECTS)) throw new Error('closed-style-policy: vaul injects its CSS in a new way');
  return code.replace(INJECTS, `${INJECTS} return;`);
}

/** An icon's elements as its module lists them: SVG tags with their attributes. */
type IconNode = [tag: string, attributes: Record<string, string>][];

/**
 * Replaces each icon's module by one that draws the same lines as a single path, with
 * ui/line-icon.tsx. lucide's own component has up to eight elements an icon, which were a fifth of
 * home's, and writes its presentation attributes and React's keys into each. Upstream keeps them:
 * https://github.com/lucide-icons/lucide/pull/2655. Only in a build: tests and development run
 * lucide itself.
 */
export function singlePathIcons(): Plugin {
  return {
    name: 'single-path-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: asSinglePath(code), map: null }),
    },
  };
}

const LINE_ICON = fileURLToPath(new URL('../ui/line-icon.tsx', import.meta.url));

/** The module of an icon as one path; a module that re-exports another icon stays as it is. */
export function asSinglePath(code: string): string {
  const [, data] = /const __iconData = (\{[\s\S]*?\n\});/.exec(code) ?? [];
  const [, name] = /export \{ __iconData, (\w+) as default \}/.exec(code) ?? [];
  if (!data || !name) return code;
  const { node }: { node: IconNode } = runInThisContext(`(${data})`);
  const path = node.map(([tag, attributes]) => pathOf(tag, attributes)).join('');
  return `import { lineIcon } from ${JSON.stringify(LINE_ICON)};
const ${name} = /* @__PURE__ */ lineIcon(${JSON.stringify(path)});
export { ${name} as default };`;
}

/** An SVG shape as path data. Throws for a shape that lucide's icons don't have today. */
function pathOf(tag: string, attributes: Record<string, string>): string {
  const { d, points } = attributes;
  const [x1, y1, x2, y2] = numbers(attributes, ['x1', 'y1', 'x2', 'y2']);
  if (tag === 'path' && d) return fromOrigin(d);
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`;
  if (tag === 'polyline' && points) return `M${points}`;
  if (tag === 'polygon' && points) return `M${points}Z`;
  if (tag === 'circle' || tag === 'ellipse') return ellipse(attributes);
  if (tag === 'rect') return rectangle(attributes);
  throw new Error(`single-path-icons: lucide draws a ${tag}`);
}

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
const RELATIVE_START = new RegExp(`^m\\s*(${NUMBER})[\\s,]*(${NUMBER})[\\s,]*(?=([-+.\\d])?)`);

/** The path to append to another one: its start is absolute, what follows stays relative. */
function fromOrigin(d: string): string {
  return d.replace(RELATIVE_START, (_, x, y, isLine) => `M${x} ${y}${isLine ? 'l' : ''}`);
}

const numbers = (attributes: Record<string, string>, names: string[]) =>
  names.map((name) => Number(attributes[name] ?? 0)) as [number, number, number, number];

function ellipse({ cx, cy, r, rx = r, ry = r }: Record<string, string>): string {
  const [x, y, across, down] = numbers({ cx, cy, rx, ry } as Record<string, string>, [
    'cx',
    'cy',
    'rx',
    'ry',
  ]);
  const half = `a${across} ${down} 0 0 1`;
  return `M${x - across} ${y}${half} ${2 * across} 0${half} ${-2 * across} 0Z`;
}

function rectangle(attributes: Record<string, string>): string {
  const [x, y, width, height] = numbers(attributes, ['x', 'y', 'width', 'height']);
  const radius = Number(attributes.rx ?? attributes.ry ?? 0);
  const [across, down] = [Math.min(radius, width / 2), Math.min(radius, height / 2)];
  const corner = (toX: number, toY: number) => `a${across} ${down} 0 0 1 ${toX} ${toY}`;
  const [w, h] = [width - 2 * across, height - 2 * down];
  return `M${x + across} ${y}h${w}${corner(across, down)}v${h}${corner(-across, down)}h${-w}${corner(-across, -down)}v${-h}${corner(across, -down)}Z`;
}
