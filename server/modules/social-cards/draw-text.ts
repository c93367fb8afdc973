import sharp, { type OverlayOptions } from 'sharp';
import { fromRoot } from '../../lib/paths.ts';

/*
 * Pango shapes Arabic, orders both directions and breaks lines. It is shown our fonts alone: a
 * machine may have none, and one that has many would draw another picture. The variable is read at
 * the first text of the process.
 */
process.env.FONTCONFIG_FILE = fromRoot('server', 'modules', 'social-cards', 'fonts', 'fonts.conf');

/** What the fonts beside this file have a glyph for (tools/fonts/card-fonts.ts). */
const NOT_DRAWN =
  /[^ -~\u00a0-\u00ff\u0102\u0131\u0152\u0153\u060c\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u0671\u067e\u0686\u0698\u06a1\u06a4\u06a9\u06af\u06ba\u06cc\u06f0-\u06f9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2212]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Of the typeface: a line's height, and the most that letters of one take, by its size. */
const LINE = 1.185;
const INK = 1.3;
/** Nothing longer fits anywhere. */
const LONGEST = 200;

interface TextStyle {
  weight: 'Medium' | 'Bold';
  /** Pixels. */
  size: number;
  colour: string;
  /** Pixels to fill before a line breaks. */
  width: number;
  lines: number;
}

/** A piece of the card: its pixels, to be put somewhere. */
export interface Piece {
  width: number;
  height: number;
  layer: Pick<OverlayOptions, 'input' | 'raw'>;
}

/**
 * A text as the fonts can draw it: a letter in disguise (𝐀) as itself; what has no glyph, such as
 * an emoji, goes.
 */
export function drawable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(NOT_DRAWN, (one) => one.normalize('NFKC').replace(NOT_DRAWN, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
}

async function draw(text: string, { weight, size, colour, width }: TextStyle): Promise<Piece> {
  const escaped = text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `RuknCard${weight}Latin,RuknCard${weight}Arabic ${size}`,
      width,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: wide, height, channels } = info;
  return { width: wide, height, layer: { input: data, raw: { width: wide, height, channels } } };
}

/**
 * A text in its style; of one that takes too many lines as many words as fit. Null where there is
 * nothing to draw.
 */
export async function drawText(input: string, style: TextStyle): Promise<Piece | null> {
  const text = drawable(input);
  if (text === '') return null;
  const highest = style.size * (LINE * (style.lines - 1) + INK);
  const fits = ({ height }: Piece) => height <= highest;
  const whole = await draw(text, style);
  if (fits(whole)) return whole;
  const words = text.split(' ');
  const parts = words.length > 1 ? words : [...text];
  const joint = words.length > 1 ? ' ' : '';
  let [fitting, tooMany, best] = [0, parts.length, null as Piece | null];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    const piece = await draw(`${parts.slice(0, middle).join(joint)}…`, style);
    if (fits(piece)) [fitting, best] = [middle, piece];
    else tooMany = middle;
  }
  return best;
}
