/** What a rule of fonts.css asks of its file. */
interface Face {
  family: string;
  /** Such as `rubik-arabic.woff2`, in the folder fonts beside the style sheet. */
  file: string;
  /** Code points, in the order of the rule. */
  characters: number[];
  /** The weight axis, as CSS counts it. */
  weights: { min: number; max: number };
}

/**
 * The @font-face rules of a style sheet that have a file of ours. Throws where one lacks its
 * weights or range.
 */
export function readFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, file] = /url\("\.\/fonts\/([^"]+)"\)/.exec(rule) ?? [];
    if (!file) return [];
    const [, family = ''] = /font-family: "([^"]+)"/.exec(rule) ?? [];
    const [, min, max] = /font-weight:\s*(\d+) (\d+);/.exec(rule) ?? [];
    const [, ranges] = /unicode-range:\s*([^;]+);/.exec(rule) ?? [];
    if (!min || !max || !ranges) throw new Error(`${file} lacks font-weight or unicode-range in its rule`);
    return [
      {
        family,
        file,
        characters: ranges.split(',').flatMap(codePoints),
        weights: { min: Number(min), max: Number(max) },
      },
    ];
  });
}

/** `U+0041-0043` or `U+0041`. */
function codePoints(range: string): number[] {
  const [, first = '', last = first] = /^\s*U\+([0-9A-F]+)(?:-([0-9A-F]+))?\s*$/i.exec(range) ?? [];
  const from = Number.parseInt(first, 16);
  const to = Number.parseInt(last, 16);
  if (Number.isNaN(from) || to < from) throw new Error(`No range of characters: ${range}`);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
